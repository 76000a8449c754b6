import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { packageCover } from '../pictures.ts'
import { conditions, fasting, included, termsVersion } from './parts.ts'

export const womenAndMen: Item<'packages'>[] = [
  {
    slug: 'womens-health',
    title: both('Women’s health', 'Kesehatan wanita'),
    categories: ['women-and-men'],
    summary: both(
      'Cervix and breasts first, as there early finding saves lives; then iron, thyroid and bones.',
      'Leher rahim dan payudara didahulukan, karena penemuan dini menyelamatkan; lalu zat besi, tiroid, dan tulang.',
    ),
    details: prose(
      `Only women examine you here, and one thing after another is explained before it begins. The HPV test finds the virus that causes nearly all cancers of the cervix, years before anything can be felt.

Mammography is for women from 40; younger ones have an ultrasound instead, which shows more in dense tissue.`,
      `Seluruh pemeriksaan dilakukan oleh tenaga wanita, dan setiap langkah dijelaskan sebelum dimulai. Tes HPV menemukan virus penyebab hampir semua kanker leher rahim, bertahun-tahun sebelum ada keluhan.

Mamografi untuk wanita mulai usia 40 tahun; bagi yang lebih muda dilakukan USG, yang lebih jelas pada jaringan padat.`,
    ),
    inclusions: included({
      'With the doctor | Bersama dokter': [
        'Consultation with a gynaecologist | Konsultasi dengan dokter spesialis kandungan',
        'Breast examination, and how to do it yourself | Pemeriksaan payudara dan cara melakukannya sendiri (SADARI)',
      ],
      'Screening | Skrining': [
        'HPV DNA test with Pap smear | Tes DNA HPV dengan Pap smear',
        'Mammography, or ultrasound of the breasts below 40 | Mamografi, atau USG payudara di bawah usia 40',
        'Ultrasound of womb and ovaries | USG rahim dan indung telur',
      ],
      'Laboratory | Laboratorium': [
        'Full blood count, ferritin | Darah lengkap, feritin',
        'Fasting blood sugar | Gula darah puasa',
        'Thyroid: TSH | Fungsi tiroid: TSH',
        'Vitamin D | Vitamin D',
        'Urinalysis | Urine lengkap',
      ],
    }),
    price: { amount: 2_100_000, currency: 'IDR', validFrom: '2026-02-01', validTo: '2027-01-31' },
    priceNote: both(
      'The same price with mammography or ultrasound.',
      'Harga sama, baik dengan mamografi maupun USG.',
    ),
    additionalInformation: prose(
      `Screening for cancer of the cervix (IVA test or Pap smear) is also covered by BPJS Kesehatan, at primary clinics that offer it.

An HPV vaccination can be given on the same day; it is charged separately.`,
      `Skrining kanker leher rahim (tes IVA atau Pap smear) juga dijamin BPJS Kesehatan di fasilitas tingkat pertama yang menyediakannya.

Vaksinasi HPV dapat diberikan pada hari yang sama dengan biaya terpisah.`,
    ),
    termsAndConditions: conditions(
      'The HPV test and the Pap smear are for women who are or were sexually active; for others they are left out, and Rp650,000 is taken off.',
      'Tes HPV dan Pap smear diperuntukkan bagi wanita yang sudah pernah berhubungan seksual; bagi yang belum, pemeriksaan ini ditiadakan dan harga dikurangi Rp650.000.',
    ),
    termsVersion,
    forWhom: { sex: 'female', ageFrom: 25, ageTo: 65 },
    preparation: both(
      'Choose a day one to two weeks after the first day of your period. Use no vaginal creams and have no sexual intercourse for two days before. Eat nothing for 10 hours; plain water is allowed. Use no deodorant or powder on the day of a mammography.',
      'Pilihlah hari satu sampai dua minggu setelah hari pertama haid. Hindari krim vagina dan hubungan seksual selama dua hari sebelumnya. Berpuasalah 10 jam; air putih boleh diminum. Jangan memakai deodoran atau bedak pada hari mamografi.',
    ),
    durationMinutes: 180,
    locations: ['jakarta', 'makassar'],
    recommended: false,
    bookingMode: 'chat',
    cover: packageCover(
      'womens-health',
      'Two women smiling among flowers',
      'Dua wanita tersenyum di antara bunga',
    ),
  },
  {
    slug: 'mens-health',
    title: both('Men’s health from 40', 'Kesehatan pria mulai 40 tahun'),
    categories: ['women-and-men'],
    summary: both(
      'Heart, liver, prostate and sleep, with a doctor who also asks what men seldom tell.',
      'Jantung, hati, prostat, dan tidur, dengan dokter yang juga menanyakan hal yang jarang diceritakan pria.',
    ),
    details: prose(
      `Men come late, and often only because somebody sends them. This program takes half a morning, and leaves nothing out that is easily overlooked: snoring, the nightly way to the toilet, stress, smoking, and what is hard to talk about.

The PSA test is offered from 50, or from 45 if father or brother had prostate cancer. It can worry without need, so the doctor explains both sides, and you decide.`,
      `Pria sering datang terlambat, dan kerap karena disuruh orang lain. Program ini hanya setengah pagi dan tidak melewatkan hal yang mudah terabaikan: mendengkur, sering ke toilet pada malam hari, stres, merokok, dan hal yang sulit dibicarakan.

Tes PSA ditawarkan mulai usia 50 tahun, atau 45 tahun bila ayah atau saudara laki-laki pernah menderita kanker prostat. Tes ini dapat menimbulkan kekhawatiran yang tidak perlu, sehingga dokter menjelaskan kedua sisinya dan Anda yang memutuskan.`,
    ),
    inclusions: included({
      'With the doctor | Bersama dokter': [
        'Consultation with an internist | Konsultasi dengan dokter spesialis penyakit dalam',
        'Talk with a urologist, if you wish | Konsultasi dengan dokter urologi bila diinginkan',
        'Questions about sleep and breathing pauses | Penilaian tidur dan henti napas',
      ],
      'Laboratory | Laboratorium': [
        'All tests of the basic check-up | Seluruh pemeriksaan laboratorium paket dasar',
        'HbA1c | HbA1c',
        'PSA | PSA | from 50, after a talk about it | mulai usia 50 tahun, setelah penjelasan',
        'Hepatitis B: HBsAg | Hepatitis B: HBsAg',
      ],
      'Heart and pictures | Jantung dan pencitraan': [
        'Resting ECG | EKG istirahat',
        'Ultrasound of liver, kidneys and prostate | USG hati, ginjal, dan prostat',
        'Chest X-ray | Rontgen dada',
      ],
    }),
    price: { amount: 1_850_000, currency: 'IDR', validFrom: '2026-01-01', validTo: '2026-09-30' },
    priceNote: both('Doctor’s fee included.', 'Termasuk jasa dokter.'),
    additionalInformation: prose(
      `Whoever wishes to stop smoking may come back to our counsellor three times free of charge.`,
      `Bagi yang ingin berhenti merokok, tersedia tiga kali konseling lanjutan tanpa biaya.`,
    ),
    termsAndConditions: conditions(
      'Results are sent to nobody but you, not even if somebody else paid for the program.',
      'Hasil hanya disampaikan kepada Anda, sekalipun program dibayar oleh orang lain.',
    ),
    termsVersion,
    forWhom: { sex: 'male', ageFrom: 40 },
    preparation: fasting,
    durationMinutes: 180,
    locations: ['jakarta', 'makassar', 'jayapura'],
    recommended: false,
    bookingMode: 'chat',
    cover: packageCover('mens-health', 'Two men walking fast in a park', 'Dua pria berjalan cepat di taman'),
  },
  {
    slug: 'premarital',
    title: both('Before the wedding', 'Pemeriksaan pranikah'),
    categories: ['women-and-men', 'mother-and-child'],
    summary: both(
      'For two who want to know before they begin a family: blood group, thalassaemia, infections, vaccinations.',
      'Bagi berdua yang ingin tahu sebelum berkeluarga: golongan darah, talasemia, infeksi, dan vaksinasi.',
    ),
    details: prose(
      `In Indonesia about one person in twenty carries a gene for thalassaemia without feeling anything. If both partners do, a child can fall seriously ill; whoever knows beforehand has choices.

Each of you has an own talk first, alone with the doctor. What is said there is told to the other only by yourself. Then you sit down together.`,
      `Di Indonesia sekitar satu dari dua puluh orang membawa gen talasemia tanpa merasakan apa pun. Bila kedua pasangan membawanya, anak dapat sakit berat; yang tahu lebih dahulu memiliki pilihan.

Masing-masing terlebih dahulu berbicara sendiri dengan dokter. Apa yang disampaikan di sana hanya Anda sendiri yang berhak menceritakannya. Setelah itu Anda berdua duduk bersama.`,
    ),
    inclusions: included({
      'With the doctor | Bersama dokter': [
        'A talk for each, and one together | Konsultasi masing-masing dan bersama',
        'Physical examination | Pemeriksaan fisik',
        'Plan for vaccinations and folic acid | Rencana vaksinasi dan asam folat',
      ],
      'Laboratory | Laboratorium': [
        'Blood group and rhesus | Golongan darah dan rhesus',
        'Full blood count, screening for thalassaemia | Darah lengkap, skrining talasemia',
        'Fasting blood sugar | Gula darah puasa',
        'Hepatitis B, syphilis, HIV | Hepatitis B, sifilis, HIV | HIV only with your consent | HIV hanya dengan persetujuan Anda',
        'Rubella antibodies | Antibodi rubela | for the woman | untuk calon istri',
        'Urinalysis | Urine lengkap',
      ],
    }),
    price: { amount: 1_150_000, currency: 'IDR', validFrom: '2026-01-01', validTo: '2026-12-31' },
    priceNote: both('For each partner.', 'Untuk setiap calon pengantin.'),
    additionalInformation: prose(
      `We write the certificate that the office of religious affairs (KUA) or the civil registry asks for. It says that you were examined; it does not say what was found.

Puskesmas offer a shorter examination for couples to be married, in many places free of charge.`,
      `Kami menerbitkan surat keterangan yang diminta KUA atau Dinas Kependudukan dan Pencatatan Sipil. Surat itu menyatakan bahwa Anda telah diperiksa, tanpa menyebutkan hasilnya.

Puskesmas menyediakan pemeriksaan calon pengantin yang lebih singkat, di banyak daerah tanpa biaya.`,
    ),
    termsAndConditions: conditions(
      'Partners may come on different days, and to different hospitals of ours.',
      'Calon pengantin boleh datang pada hari dan di rumah sakit kami yang berbeda.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 19 },
    preparation: both(
      'Come three months before the wedding if you can: some vaccinations take time. Eat nothing for 8 to 10 hours before the blood is taken; plain water is allowed. Bring your vaccination cards.',
      'Datanglah tiga bulan sebelum pernikahan bila memungkinkan: sebagian vaksinasi memerlukan waktu. Berpuasalah 8 sampai 10 jam sebelum darah diambil; air putih boleh diminum. Bawalah kartu vaksinasi Anda.',
    ),
    durationMinutes: 90,
    locations: ['jakarta', 'makassar', 'jayapura'],
    recommended: false,
    bookingMode: 'appointment',
    cover: packageCover(
      'premarital',
      'A couple in wedding clothes, hand in hand',
      'Sepasang pengantin bergandengan tangan',
    ),
  },
]
