import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { specialtyCover } from '../pictures.ts'

export const womenAndChildren: Item<'specialists'>[] = [
  {
    slug: 'pediatrics',
    name: both('Paediatrics', 'Anak'),
    plainName: both('Children’s doctor', 'Dokter anak'),
    alsoKnownAs: [
      'pediatrician',
      'paediatrician',
      'pediatric',
      'pediatri',
      'peditrician',
      'child doctor',
      'children',
      'baby doctor',
      'dokter bayi',
      'dsa',
      'anak',
      'imunisasi',
      'immunization',
      'immunisation',
      'vaksin anak',
      'dokter anak anak',
      'tumbuh kembang',
      'spesialis anak',
      'Sp.A',
      'SpA',
      'bayi',
      'anak panas',
      'anak demam',
      'cacar air',
      'campak',
      'gondongan',
      'flu singapura',
      'ASI',
    ],
    summary: both(
      'From newborns to 18 years: fever, cough, growth, vaccination, and everything that worries parents.',
      'Bayi baru lahir hingga usia 18 tahun: demam, batuk, tumbuh kembang, imunisasi, dan kekhawatiran orang tua.',
    ),
    body: prose(
      `Children are not small adults. Our children’s doctors take time for the child first and then for the parents. No question is too small.

## When to come

- A fever for more than two days
- Vaccination, and growth checks at every age
- A child who eats little, does not gain weight or is late to speak

## When not to wait

A baby under three months with a temperature of 38 °C or more, a child who breathes fast or whose chest draws in, a seizure (fit), or a child who cannot be woken: come to the emergency department at once.`,
      `Anak bukan orang dewasa bertubuh kecil. Dokter anak kami memberi waktu bagi anak terlebih dahulu, kemudian bagi pertanyaan orang tua, dan tidak ada pertanyaan yang terlalu sepele.

## Kapan sebaiknya datang

- Demam lebih dari dua hari
- Imunisasi dan pemantauan tumbuh kembang sesuai usia
- Anak sulit makan, berat badan tidak naik, atau terlambat bicara

## Kapan tidak boleh menunggu

Bayi di bawah tiga bulan dengan suhu 38 °C atau lebih, anak bernapas cepat atau dadanya tertarik ke dalam, kejang, atau sulit dibangunkan: segera bawa ke IGD.`,
    ),
    conditions: terms(
      'child with fever | anak demam',
      'child with cough | anak batuk pilek',
      'diarrhoea | diare (mencret)',
      'child does not want to eat | anak susah makan',
      'vaccination | imunisasi',
      'child who speaks late | terlambat bicara',
      'stunting | tengkes (stunting)',
      'seizure (fit) with fever | kejang demam',
      'jaundiced (yellow) baby | bayi kuning',
      'rash | ruam kulit pada anak',
      'childhood asthma | asma pada anak',
    ),
    treatments: terms(
      'Vaccination | Imunisasi',
      'Growth and development check | Pemantauan tumbuh kembang',
      'Phototherapy for newborns | Fototerapi bayi kuning',
      'Inhalation | Terapi uap (nebulisasi)',
      'Nutrition advice | Konsultasi gizi anak',
    ),
    icon: 'pediatrics',
    cover: specialtyCover('pediatrics', 'Paediatrics', 'Anak'),
  },
  {
    slug: 'obstetrics-gynecology',
    name: both('Obstetrics and gynaecology', 'Kebidanan dan kandungan'),
    plainName: both('Women’s doctor', 'Dokter kandungan'),
    alsoKnownAs: [
      'obgyn',
      'ob gyn',
      'obsgyn',
      'gynecologist',
      'gynaecologist',
      'ginekolog',
      'ginekologi',
      'gynekologi',
      'obstetri',
      'obstetrician',
      'pregnancy',
      'hamil',
      'kehamilan',
      'dokter hamil',
      'kandungan',
      'bidan',
      'SpOG',
      'USG',
      'melahirkan',
      'birth',
      'KB',
      'contraception',
      'pap smear',
      'papsmear',
      'Sp.OG',
      'dokter kebidanan',
      'promil',
      'bayi tabung',
      'IVF',
      'telat haid',
      'telat datang bulan',
      'datang bulan',
      'keguguran',
      'pasang KB',
      'spiral',
      'PCOS',
      'endometriosis',
    ],
    summary: both(
      'Pregnancy and birth, painful or irregular periods, contraception, trying for a baby, and the menopause.',
      'Kehamilan dan persalinan, haid nyeri atau tidak teratur, kontrasepsi, program hamil, dan menopause.',
    ),
    body: prose(
      `We care for women from their first period to the years after the menopause. You can always ask for a female doctor. We explain every examination first, and only do it if you agree.

## When to come

- As soon as you know, or hope, that you are pregnant
- Periods that hurt, last long or do not come
- Screening for cervical cancer, from the age of 30 or as advised
- A year of trying for a baby without success

## When not to wait

Bleeding in pregnancy, a severe headache with swollen hands or blurred vision, a baby that moves less, or waters that break early: come at once, day or night.`,
      `Mendampingi perempuan sejak haid pertama hingga setelah menopause. Anda selalu dapat meminta dokter perempuan, dan tidak ada pemeriksaan tanpa penjelasan dan persetujuan Anda.

## Kapan sebaiknya datang

- Segera setelah Anda mengetahui, atau berharap, sedang hamil
- Haid yang nyeri, berkepanjangan, atau tidak datang
- Skrining kanker serviks, sejak usia 30 tahun atau sesuai anjuran
- Setahun mencoba memiliki anak dan belum berhasil

## Kapan tidak boleh menunggu

Perdarahan saat hamil, sakit kepala hebat disertai tangan bengkak atau pandangan kabur, gerakan bayi berkurang, atau ketuban pecah dini: segera datang, siang maupun malam.`,
    ),
    conditions: terms(
      'pregnancy | kehamilan',
      'painful periods | nyeri haid',
      'irregular periods | haid tidak teratur',
      'late period | terlambat haid',
      'cannot get pregnant | sulit hamil',
      'vaginal discharge | keputihan',
      'contraception | kontrasepsi (KB)',
      'cyst | kista',
      'fibroids | miom',
      'menopause | menopause',
      'bleeding after the menopause | perdarahan setelah menopause',
    ),
    treatments: terms(
      'Antenatal care with ultrasound | Pemeriksaan kehamilan dengan USG',
      'Birth and caesarean section | Persalinan normal dan operasi sesar',
      'Cervical screening | Skrining kanker serviks',
      'Contraception advice | Konsultasi dan pemasangan KB',
      'Fertility advice | Konsultasi program hamil',
      'Keyhole surgery | Operasi laparoskopi',
    ),
    icon: 'obstetrics-gynecology',
    cover: specialtyCover('obstetrics-gynecology', 'Obstetrics and gynaecology', 'Kebidanan dan kandungan'),
  },
]
