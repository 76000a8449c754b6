import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { specialtyCover } from '../pictures.ts'

export const lungsAndCancer: Item<'specialists'>[] = [
  {
    slug: 'pulmonology',
    name: both('Pulmonology', 'Paru dan pernapasan'),
    plainName: both('Lung doctor', 'Dokter paru'),
    alsoKnownAs: [
      'lung',
      'lungs',
      'paru',
      'paru-paru',
      'pulmonologi',
      'pulmonologist',
      'pulmunologi',
      'pulmo',
      'respiratory',
      'pernafasan',
      'pernapasan',
      'asthma',
      'asma',
      'astma',
      'TBC',
      'TB',
      'tuberculosis',
      'tuberkulosis',
      'flek paru',
      'bronkitis',
      'batuk',
      'Sp.P',
      'SpP',
      'dahak',
      'batuk berdahak',
      'batuk kering',
      'phlegm',
      'covid',
      'efusi pleura',
      'PPOK',
      'COPD',
      'sesak napas',
    ],
    summary: both(
      'Cough, shortness of breath, asthma, tuberculosis and help to stop smoking.',
      'Batuk, sesak napas, asma, tuberkulosis, dan pendampingan berhenti merokok.',
    ),
    body: prose(
      `A cough is how your lungs tell you something. See a doctor if you cough for more than two weeks. One reason is tuberculosis: it can be cured, and it is best to find it early.

## When to come

- A cough for more than two weeks, or a cough with fever and night sweats
- Wheezing, or waking up at night short of breath
- You smoke and would like to stop

## When not to wait

If you cough up blood, have blue lips, or are too short of breath to finish a sentence: go to the emergency department or call 119.`,
      `Paru-paru berbicara lewat batuk. Batuk lebih dari dua minggu perlu diperiksakan, juga karena tuberkulosis dapat disembuhkan dan sebaiknya ditemukan sejak dini.

## Kapan sebaiknya datang

- Batuk lebih dari dua minggu, atau disertai demam dan keringat malam
- Mengi, atau terbangun malam hari karena sesak
- Anda merokok dan ingin berhenti

## Kapan tidak boleh menunggu

Batuk darah, bibir membiru, atau sesak hingga sulit menyelesaikan kalimat: segera ke IGD atau hubungi 119.`,
    ),
    conditions: terms(
      'cough that does not stop | batuk tidak sembuh-sembuh',
      'short of breath | sesak napas',
      'asthma | asma',
      'wheezing | napas berbunyi (mengi)',
      'tuberculosis | TBC',
      'coughing up blood | batuk darah',
      'pneumonia | radang paru',
      'smoker’s lung | paru perokok (PPOK)',
      'snoring with pauses | mendengkur disertai henti napas',
    ),
    treatments: terms(
      'Lung function test | Uji fungsi paru (spirometri)',
      'Inhaler training | Pelatihan penggunaan inhaler',
      'Tuberculosis treatment | Pengobatan TBC',
      'Bronchoscopy | Bronkoskopi',
      'Stop-smoking clinic | Klinik berhenti merokok',
    ),
    icon: 'pulmonology',
    cover: specialtyCover('pulmonology', 'Pulmonology', 'Paru dan pernapasan'),
  },
  {
    slug: 'oncology',
    name: both('Oncology', 'Onkologi (kanker)'),
    plainName: both('Cancer doctor', 'Dokter kanker'),
    alsoKnownAs: [
      'cancer',
      'kanker',
      'cancer doctor',
      'onkolog',
      'onkologi',
      'oncologist',
      'onkology',
      'tumor',
      'tumour',
      'benjolan',
      'lump',
      'kemo',
      'chemo',
      'kemoterapi',
      'chemotherapy',
      'radioterapi',
      'radiotherapy',
      'kangker',
      'canker',
      'breast cancer',
      'kanker payudara',
      'kanker serviks',
      'leukemia',
      'limfoma',
      'metastasis',
    ],
    summary: both(
      'Finding out what a lump is, treating cancer as a team of specialists, and easing pain at every stage.',
      'Memastikan jenis benjolan, menangani kanker oleh beberapa dokter spesialis dalam satu tim, dan meringankan keluhan pada setiap tahap.',
    ),
    body: prose(
      `Most lumps are harmless, but it is better to know than to guess. If it is cancer, the surgeon, the oncologist and the radiotherapist discuss your case together, and one nurse answers all your questions.

## When to come

- A lump in the breast, the neck or the armpit
- A sore that does not heal, or a mole that changes
- Bleeding after the menopause, or blood in your stool
- Losing weight for no reason

## When not to wait

A fever of 38 °C or more during chemotherapy is an emergency at any time, day or night.`,
      `Sebagian besar benjolan tidak berbahaya, dan memastikan lebih baik daripada menduga. Bila ternyata kanker, dokter bedah, dokter onkologi, dan dokter radioterapi membahas kasus Anda bersama, dan satu perawat menjadi penghubung untuk semua pertanyaan.

## Kapan sebaiknya datang

- Benjolan di payudara, leher, atau ketiak
- Luka yang tidak kunjung sembuh, atau tahi lalat yang berubah
- Perdarahan setelah menopause, atau darah pada tinja
- Berat badan turun tanpa sebab

## Kapan tidak boleh menunggu

Demam 38 °C atau lebih selama menjalani kemoterapi adalah keadaan darurat, siang maupun malam.`,
    ),
    conditions: terms(
      'lump in the breast | benjolan di payudara',
      'lump in the neck | benjolan di leher',
      'cancer | kanker',
      'losing weight for no reason | berat badan turun tanpa sebab',
      'blood in the stool | tinja berdarah',
      'sore that does not heal | luka yang tidak sembuh',
      'pain from cancer | nyeri akibat kanker',
      'second opinion | pendapat kedua',
    ),
    treatments: terms(
      'Biopsy | Biopsi',
      'Chemotherapy | Kemoterapi',
      'Radiotherapy | Radioterapi',
      'Cancer surgery | Operasi kanker',
      'Palliative care | Perawatan paliatif',
    ),
    icon: 'oncology',
    cover: specialtyCover('oncology', 'Oncology', 'Onkologi'),
  },
]
