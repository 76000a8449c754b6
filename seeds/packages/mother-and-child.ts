import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { packageCover } from '../pictures.ts'
import { conditions, included, termsVersion } from './parts.ts'

export const motherAndChild: Item<'packages'>[] = [
  {
    slug: 'pregnancy-delivery',
    title: both('Pregnancy and birth', 'Kehamilan dan persalinan'),
    categories: ['mother-and-child'],
    summary: both(
      'Three visits before the birth, a natural birth with your midwife and doctor, two nights here, and a visit at home.',
      'Tiga kunjungan sebelum melahirkan, persalinan normal dengan bidan dan dokter Anda, dua malam perawatan, dan kunjungan rumah.',
    ),
    details: prose(
      `From the 30th week, you meet the midwives of our mother and child centre, see the delivery rooms, and write down together what you would like. A person you choose can stay with you, even at night.

If you are both well, your baby lies on your skin for the first hour, and then stays in your room. A midwife helps you with the first feed, and visits you at home in the first week.`,
      `Sejak minggu ke-30 Anda berkenalan dengan para bidan di pusat ibu dan anak kami, melihat ruang bersalin, dan bersama-sama menuliskan harapan Anda. Siapa pun yang Anda pilih boleh mendampingi, juga pada malam hari.

Bila keadaan ibu dan bayi baik, bayi langsung diletakkan di dada Anda selama satu jam pertama (inisiasi menyusu dini) dan dirawat gabung. Bidan membantu menyusui pertama, lalu berkunjung ke rumah pada minggu pertama.`,
    ),
    inclusions: included({
      'Before the birth | Sebelum persalinan': [
        'Three visits from the 30th week, with ultrasound | Tiga kunjungan sejak minggu ke-30 dengan USG',
        'Haemoglobin, urine, hepatitis B, syphilis, HIV | Hemoglobin, urine, hepatitis B, sifilis, HIV',
        'Birth class for two | Kelas persalinan untuk berdua',
      ],
      'Birth and stay | Persalinan dan perawatan': [
        'Natural birth with midwife and gynaecologist | Persalinan normal dengan bidan dan dokter kandungan',
        'Two nights in a room for two families | Dua malam di kamar untuk dua keluarga | your own room for an extra IDR 450,000 a night | kamar sendiri dengan tambahan Rp450.000 per malam',
        'Paediatrician at the birth | Dokter anak saat persalinan',
        'Medicines and materials for a birth without complications | Obat dan bahan untuk persalinan tanpa penyulit',
      ],
      'For the child | Untuk bayi': [
        'Vitamin K, eye ointment, first hepatitis B vaccination | Vitamin K, salep mata, vaksinasi hepatitis B pertama',
        'Screening for hypothyroidism, hearing and heart defects | Skrining hipotiroid, pendengaran, dan penyakit jantung bawaan',
      ],
      'At home | Di rumah': [
        'Visit from a midwife in the first week | Kunjungan bidan pada minggu pertama',
        'Phone line for questions, day and night, for six weeks | Telepon untuk bertanya siang dan malam selama enam minggu',
      ],
    }),
    price: { amount: 14_500_000, currency: 'IDR', validFrom: '2026-07-01', validTo: '2027-06-30' },
    priceNote: both(
      'For a caesarean section or complications, you pay for what is done. We tell you the price range beforehand.',
      'Operasi sesar atau penanganan penyulit dihitung menurut tindakan; kisarannya kami sampaikan lebih dahulu.',
    ),
    additionalInformation: prose(
      `BPJS Kesehatan covers birth: at your primary clinic if there are no complications, and in hospital if there is a medical reason, with a referral or in an emergency. A birth with BPJS is free, and you do not need this package for it.

If you have BPJS, please register your baby within 28 days after birth.`,
      `BPJS Kesehatan menjamin persalinan: yang tanpa penyulit di fasilitas tingkat pertama, dan yang memiliki indikasi medis di rumah sakit melalui rujukan atau dalam keadaan darurat. Persalinan dengan BPJS tidak dipungut biaya, dan paket ini tidak diperlukan untuk itu.

Bila Anda peserta, daftarkan bayi ke BPJS paling lambat 28 hari setelah lahir.`,
    ),
    termsAndConditions: conditions(
      'Half is paid at registration, half before going home. If your child is born elsewhere, only the visits used are charged.',
      'Setengah dibayar saat pendaftaran, setengah sebelum pulang. Bila persalinan berlangsung di tempat lain, hanya kunjungan yang sudah digunakan yang dihitung.',
    ),
    termsVersion,
    forWhom: { sex: 'female', ageFrom: 18 },
    preparation: both(
      'Register before the 32nd week. Bring the mother and child book (buku KIA), your identity and family cards, and all earlier results. Pack a bag from the 36th week.',
      'Daftarlah sebelum minggu ke-32. Bawalah buku KIA, KTP dan kartu keluarga, serta semua hasil pemeriksaan sebelumnya. Siapkan tas sejak minggu ke-36.',
    ),
    durationMinutes: 2880,
    locations: ['makassar'],
    recommended: true,
    bookingMode: 'phone',
    cover: packageCover(
      'pregnancy-delivery',
      'A mother holds her newborn child, the father beside her',
      'Seorang ibu menggendong bayinya yang baru lahir, didampingi ayah',
    ),
  },
  {
    slug: 'newborn-vaccination',
    title: both('Vaccinations for the first year', 'Imunisasi tahun pertama'),
    categories: ['mother-and-child'],
    summary: both(
      'All vaccinations that paediatricians recommend up to the first birthday, with a date for each visit.',
      'Semua imunisasi yang dianjurkan dokter anak hingga ulang tahun pertama, dengan tanggal untuk setiap kunjungan.',
    ),
    details: prose(
      `One injection for six diseases instead of several, and as few visits as the schedule of the Indonesian Pediatric Society allows. At every visit, a paediatrician weighs, measures and examines your child.

We remind you a week before each visit. If your child has a fever, come a few days later. You do not lose anything.`,
      `Satu suntikan untuk enam penyakit, dan kunjungan sesedikit mungkin menurut jadwal Ikatan Dokter Anak Indonesia (IDAI). Pada setiap kunjungan anak ditimbang, diukur, dan diperiksa dokter anak.

Kami mengingatkan Anda seminggu sebelum setiap kunjungan. Anak yang demam dapat datang beberapa hari kemudian; tidak ada yang hangus.`,
    ),
    inclusions: included({
      'Vaccinations | Imunisasi': [
        'BCG against tuberculosis, polio drops | BCG terhadap tuberkulosis, polio tetes | before one month of age | sebelum usia satu bulan',
        'Six in one, three times | Imunisasi heksavalen, tiga kali | diphtheria, tetanus, pertussis, polio, Hib, hepatitis B | difteri, tetanus, pertusis, polio, Hib, hepatitis B',
        'Pneumococcus, three times | Pneumokokus (PCV), tiga kali',
        'Rotavirus | Rotavirus | two or three doses, depending on the vaccine | dua atau tiga dosis, sesuai jenis vaksin',
        'Influenza, from six months, twice | Influenza, mulai enam bulan, dua kali',
        'Measles and rubella at nine months | Campak dan rubela (MR) pada usia sembilan bulan',
      ],
      'At every visit | Pada setiap kunjungan': [
        'Examination by a paediatrician | Pemeriksaan oleh dokter anak',
        'Weight, length, head, development | Berat, panjang, lingkar kepala, perkembangan',
        'Entry in the mother and child book | Pencatatan di buku KIA',
      ],
    }),
    price: { amount: 7_850_000, currency: 'IDR', validFrom: '2026-04-01', validTo: '2027-03-31' },
    priceNote: both(
      'Payable in three parts, without interest.',
      'Dapat dibayar dalam tiga kali tanpa bunga.',
    ),
    additionalInformation: prose(
      `The vaccinations of the national program are free at every Puskesmas and Posyandu, and they protect well. This package adds influenza, combines several injections into one, and you see a paediatrician at every visit.

If a vaccine is not available for a while, we tell you, and pay back its price if you wish.`,
      `Imunisasi program nasional diberikan gratis di setiap Puskesmas dan Posyandu, dan memberi perlindungan yang baik. Paket ini menambahkan influenza, menggabungkan beberapa suntikan menjadi satu, dan menyertakan dokter anak pada setiap kunjungan.

Bila suatu vaksin sedang tidak tersedia, kami menyampaikannya dan mengembalikan biayanya bila Anda menghendaki.`,
    ),
    termsAndConditions: conditions(
      'Babies get the first hepatitis B vaccination on the day they are born. It is not part of this package.',
      'Imunisasi hepatitis B pada hari pertama termasuk dalam persalinan dan bukan bagian dari paket ini.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 0, ageTo: 1 },
    preparation: both(
      'Bring the mother and child book (buku KIA). Feed your child as usual. Tell us if your child has a fever or allergies, or had a strong reaction to an earlier vaccination.',
      'Bawalah buku KIA. Susui atau beri makan anak seperti biasa. Beri tahu kami bila anak demam, memiliki alergi, atau pernah bereaksi berat setelah imunisasi.',
    ),
    durationMinutes: 45,
    locations: ['jakarta', 'makassar', 'jayapura'],
    recommended: false,
    bookingMode: 'appointment',
    cover: packageCover(
      'newborn-vaccination',
      'A sleeping baby, a calendar and a syringe',
      'Bayi yang tertidur, kalender, dan alat suntik',
    ),
  },
]
