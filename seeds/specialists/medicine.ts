import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { minutesOfChestPain } from '../emergency-signs/chest-pain.ts'
import { specialtyCover } from '../pictures.ts'

export const medicine: Item<'specialists'>[] = [
  {
    slug: 'internal-medicine',
    name: both('Internal medicine', 'Penyakit dalam'),
    plainName: both('Doctor for the inner organs of adults', 'Dokter penyakit dalam (internis)'),
    alsoKnownAs: [
      'internist',
      'internis',
      'dokter dalam',
      'penyakit dalem',
      'intern medicine',
      'interna',
      'general medicine',
      'diabetes doctor',
      'dokter gula',
      'dokter diabetes',
      'diabetis',
      'kidney doctor',
      'dokter ginjal',
      'dokter lambung',
      'stomach doctor',
      'dokter maag',
      'dokter mag',
      'Sp.PD',
      'SpPD',
      'maag',
      'GERD',
      'hepatitis',
      'tipes',
      'tifus',
      'typhoid',
      'mual',
      'muntah',
      'nausea',
      'vomiting',
      'gula darah',
      'anemia',
      'kurang darah',
      'masuk angin',
      'demam',
      'meriang',
      'sakit liver',
      'hipertensi',
      'hypertension',
      'lupus',
    ],
    summary: both(
      'Diabetes, high blood pressure, stomach, liver, kidney and thyroid problems, and any illness in adults that nobody has explained yet.',
      'Diabetes, tekanan darah tinggi, gangguan lambung, hati, ginjal, dan tiroid, serta keluhan orang dewasa yang belum jelas penyebabnya.',
    ),
    body: prose(
      `An internist looks after the whole body of an adult. If you are tired, losing weight, feverish or in pain and do not know where to start, start here.

## When to come

- A fever that is still there on the third day
- Being thirsty, passing urine often, or losing weight for no reason
- Heartburn or stomach pain that keeps coming back
- Blood pressure or blood sugar that was high when it was measured

## When not to wait

If you vomit blood, have black stools, feel confused, or are short of breath when resting: go to the emergency department at once.`,
      `Dokter penyakit dalam melihat tubuh orang dewasa secara utuh. Bila Anda mudah lelah, berat badan turun, demam, atau nyeri dan tidak tahu harus mulai dari mana, mulailah di sini.

## Kapan sebaiknya datang

- Demam yang belum turun pada hari ketiga
- Sering haus, sering berkemih, atau berat badan turun tanpa sebab
- Nyeri ulu hati atau sakit perut yang berulang
- Tekanan darah atau gula darah tinggi saat diukur

## Kapan tidak boleh menunggu

Muntah darah, tinja berwarna hitam, kebingungan, atau sesak saat beristirahat harus segera dibawa ke IGD.`,
    ),
    conditions: terms(
      'fever that does not go away | demam yang tidak kunjung reda',
      'diabetes | kencing manis',
      'high blood pressure | darah tinggi',
      'stomach pain | sakit perut',
      'heartburn | asam lambung naik',
      'always tired | mudah lelah',
      'kidney trouble | gangguan ginjal',
      'yellow eyes or skin | mata atau kulit kuning',
      'thyroid | gondok',
      'gout | asam urat',
      'dengue | demam berdarah',
      'malaria | malaria',
    ),
    treatments: terms(
      'Diabetes care and insulin training | Perawatan diabetes dan pelatihan insulin',
      'Endoscopy of stomach and bowel | Endoskopi lambung dan usus',
      'Dialysis | Cuci darah (hemodialisis)',
      'Ultrasound of the abdomen | USG perut',
      'Vaccination for adults | Vaksinasi dewasa',
    ),
    icon: 'internal-medicine',
    cover: specialtyCover('internal-medicine', 'Internal medicine', 'Penyakit dalam'),
  },
  {
    slug: 'cardiology',
    name: both('Cardiology', 'Jantung dan pembuluh darah'),
    plainName: both('Heart doctor', 'Dokter jantung'),
    alsoKnownAs: [
      'heart',
      'jantung',
      'kardiologi',
      'cardiologist',
      'kardiolog',
      'cardiolog',
      'cardiologi',
      'hart doctor',
      'jantong',
      'jatung',
      'heart attack',
      'serangan jantung',
      'vascular',
      'pembuluh darah',
      'EKG',
      'ECG',
      'echo',
      'kolesterol',
      'colesterol',
      'cholesterol',
      'Sp.JP',
      'SpJP',
      'palpitations',
      'palpitation',
      'hipertensi',
      'hypertension',
      'pasang ring',
      'dada sesak',
      'dada tertekan',
      'angina',
      'angin duduk',
    ],
    summary: both(
      'Chest pain, palpitations, high blood pressure, heart failure, and check-ups after a heart attack.',
      'Nyeri dada, jantung berdebar, tekanan darah tinggi, gagal jantung, dan pemantauan setelah serangan jantung.',
    ),
    body: prose(
      `A cardiologist looks after the heart and blood vessels, from the first palpitation to life after a heart attack.

## When to come

- Pressure or pain in the chest when you climb stairs
- A heart that races or beats unevenly
- Swollen ankles, or being short of breath when you lie flat
- A parent, brother or sister with heart disease before the age of 55

## When not to wait

Chest pain that lasts ${minutesOfChestPain.en}, or spreads to the arm, the jaw or the back with cold sweat, is an emergency. Call 119. Do not drive yourself.`,
      `Dokter jantung memeriksa jantung dan pembuluh darah, sejak debaran pertama hingga kehidupan setelah serangan jantung.

## Kapan sebaiknya datang

- Dada terasa tertekan atau nyeri saat menaiki tangga
- Jantung berdebar kencang atau tidak teratur
- Pergelangan kaki bengkak, atau sesak saat berbaring
- Orang tua atau saudara kandung sakit jantung sebelum usia 55 tahun

## Kapan tidak boleh menunggu

Nyeri dada ${minutesOfChestPain.id}, atau yang menjalar ke lengan, rahang, atau punggung disertai keringat dingin, adalah keadaan darurat. Hubungi 119. Jangan mengemudi sendiri.`,
    ),
    conditions: terms(
      'chest pain | nyeri dada',
      'racing heart | jantung berdebar',
      'high blood pressure | darah tinggi',
      'short of breath when walking | sesak saat berjalan',
      'swollen legs | kaki bengkak',
      'high cholesterol | kolesterol tinggi',
      'fainting | pingsan',
      'after a heart attack | setelah serangan jantung',
      'heart failure | gagal jantung',
      'irregular heartbeat | detak jantung tidak teratur',
    ),
    treatments: terms(
      'ECG | Rekam jantung (EKG)',
      'Heart ultrasound | USG jantung (ekokardiografi)',
      'Treadmill test | Uji treadmill',
      'Catheter and stent | Kateterisasi dan pemasangan ring',
      'Pacemaker check | Pemeriksaan alat pacu jantung',
      'Cardiac rehabilitation | Rehabilitasi jantung',
    ),
    icon: 'cardiology',
    cover: specialtyCover('cardiology', 'Cardiology', 'Jantung dan pembuluh darah'),
  },
]
