import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { packageCover } from '../pictures.ts'
import { conditions, fasting, included, termsVersion } from './parts.ts'

export const womenAndMen: Item<'packages'>[] = [
  {
    slug: 'womens-health',
    title: both('Women’s health', 'Kesehatan perempuan'),
    categories: ['women-and-men'],
    summary: both(
      'Cervix and breasts first, because finding cancer early saves lives. Then iron, thyroid and bones.',
      'Leher rahim dan payudara didahulukan, karena penemuan dini menyelamatkan; lalu zat besi, tiroid, dan tulang.',
    ),
    details: prose(
      `Only women examine you here, and they explain each step before it starts. The HPV test finds the virus that causes nearly all cervical cancers, years before you can feel anything.

Women from 40 have a mammogram. Younger women have an ultrasound instead, which shows more in dense tissue.`,
      `Seluruh pemeriksaan dilakukan oleh tenaga perempuan, dan setiap langkah dijelaskan sebelum dimulai. Tes HPV menemukan virus penyebab hampir semua kanker leher rahim, bertahun-tahun sebelum ada keluhan.

Mamografi untuk perempuan mulai usia 40 tahun; bagi yang lebih muda dilakukan USG, yang lebih jelas pada jaringan padat.`,
    ),
    inclusions: included({
      'With the doctor | Bersama dokter': [
        'Consultation with a gynaecologist | Konsultasi dengan dokter spesialis kandungan',
        'Breast examination, and how to do it yourself | Pemeriksaan payudara dan cara melakukannya sendiri (SADARI)',
      ],
      'Screening | Skrining': [
        'HPV DNA test with Pap smear | Tes DNA HPV dengan Pap smear',
        'Mammogram, or breast ultrasound below 40 | Mamografi, atau USG payudara di bawah usia 40',
        'Ultrasound of the womb and ovaries | USG rahim dan indung telur',
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
      'The price is the same with a mammogram or an ultrasound.',
      'Harga sama, baik dengan mamografi maupun USG.',
    ),
    additionalInformation: prose(
      `BPJS Kesehatan also covers screening for cervical cancer (IVA test or Pap smear), at primary clinics that offer it.

You can have an HPV vaccination on the same day. You pay for it separately.`,
      `Skrining kanker leher rahim (tes IVA atau Pap smear) juga dijamin BPJS Kesehatan di fasilitas tingkat pertama yang menyediakannya.

Vaksinasi HPV dapat diberikan pada hari yang sama dengan biaya terpisah.`,
    ),
    termsAndConditions: conditions(
      'The HPV test and the Pap smear are for women who are or have been sexually active. If you have not, we leave them out and take IDR 650,000 off the price.',
      'Tes HPV dan Pap smear diperuntukkan bagi perempuan yang sudah pernah berhubungan seksual; bagi yang belum, pemeriksaan ini ditiadakan dan harga dikurangi Rp650.000.',
    ),
    termsVersion,
    forWhom: { sex: 'female', ageFrom: 25, ageTo: 65 },
    preparation: both(
      'Choose a day one to two weeks after the first day of your period. Do not use vaginal creams or have sex for two days before. Do not eat for 10 hours. You can drink plain water. Do not use deodorant or powder on the day of a mammogram.',
      'Pilihlah hari satu sampai dua minggu setelah hari pertama haid. Hindari krim vagina dan hubungan seksual selama dua hari sebelumnya. Berpuasalah 10 jam; air putih boleh diminum. Jangan memakai deodoran atau bedak pada hari mamografi.',
    ),
    durationMinutes: 180,
    locations: ['jakarta', 'makassar'],
    recommended: false,
    bookingMode: 'appointment',
    cover: packageCover(
      'womens-health',
      'Two women smiling among flowers',
      'Dua perempuan tersenyum di antara bunga',
    ),
  },
  {
    slug: 'mens-health',
    title: both('Men’s health from age 40', 'Kesehatan pria mulai 40 tahun'),
    categories: ['women-and-men'],
    summary: both(
      'Heart, liver, prostate and sleep, with a doctor who also asks about things men rarely mention.',
      'Jantung, hati, prostat, dan tidur, dengan dokter yang juga menanyakan hal yang jarang diceritakan pria.',
    ),
    details: prose(
      `Men come late, and often only because someone sends them. This package takes half a morning and covers everything that is easy to miss: snoring, getting up at night to go to the toilet, stress, smoking, and things that are hard to talk about.

We offer the PSA test from age 50, or from 45 if your father or brother had prostate cancer. It can worry you for no reason, so the doctor explains both sides, and you decide.`,
      `Pria sering datang terlambat, dan kerap karena disuruh orang lain. Paket ini hanya setengah pagi dan tidak melewatkan hal yang mudah terabaikan: mendengkur, sering ke toilet pada malam hari, stres, merokok, dan hal yang sulit dibicarakan.

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
        'PSA | PSA | from age 50, after a talk about it | mulai usia 50 tahun, setelah penjelasan',
        'Hepatitis B: HBsAg | Hepatitis B: HBsAg',
      ],
      'Heart and scans | Jantung dan pencitraan': [
        'Resting ECG | EKG istirahat',
        'Ultrasound of the liver, kidneys and prostate | USG hati, ginjal, dan prostat',
        'Chest X-ray | Rontgen dada',
      ],
    }),
    price: { amount: 1_850_000, currency: 'IDR', validFrom: '2026-01-01', validTo: '2026-09-30' },
    priceNote: both('Doctor’s fee included.', 'Termasuk jasa dokter.'),
    additionalInformation: prose(
      `If you would like to stop smoking, you can come back to our counsellor three times for free.`,
      `Bagi yang ingin berhenti merokok, tersedia tiga kali konseling lanjutan tanpa biaya.`,
    ),
    termsAndConditions: conditions(
      'We only send the results to you, even if another person paid for the package.',
      'Hasil hanya disampaikan kepada Anda, sekalipun paket dibayar oleh orang lain.',
    ),
    termsVersion,
    forWhom: { sex: 'male', ageFrom: 40 },
    preparation: fasting,
    durationMinutes: 180,
    locations: ['jakarta', 'makassar', 'jayapura'],
    recommended: false,
    bookingMode: 'appointment',
    cover: packageCover('mens-health', 'Two men walking fast in a park', 'Dua pria berjalan cepat di taman'),
  },
  {
    slug: 'premarital',
    title: both('Before the wedding', 'Pemeriksaan pranikah'),
    categories: ['women-and-men', 'mother-and-child'],
    summary: both(
      'For couples who want to know before they start a family: blood group, thalassaemia, infections, vaccinations.',
      'Bagi berdua yang ingin tahu sebelum berkeluarga: golongan darah, talasemia, infeksi, dan vaksinasi.',
    ),
    details: prose(
      `In Indonesia, about one person in twenty carries a gene for thalassaemia without feeling anything. If both partners carry it, their child can become seriously ill. If you know beforehand, you have choices.

First, each of you talks to the doctor alone. Only you decide what to tell your partner about it. Then you sit down together.`,
      `Di Indonesia sekitar satu dari dua puluh orang membawa gen talasemia tanpa merasakan apa pun. Bila kedua pasangan membawanya, anak dapat sakit berat; yang tahu lebih dahulu memiliki pilihan.

Masing-masing terlebih dahulu berbicara sendiri dengan dokter. Apa yang disampaikan di sana hanya Anda sendiri yang berhak menceritakannya. Setelah itu Anda berdua duduk bersama.`,
    ),
    inclusions: included({
      'With the doctor | Bersama dokter': [
        'One talk each, and one together | Konsultasi masing-masing dan bersama',
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
      `We write the certificate that the office of religious affairs (KUA) or the civil registry asks for. It says that you had the examination, but not what we found.

Puskesmas offer a shorter examination for couples before marriage, in many places for free.`,
      `Kami menerbitkan surat keterangan yang diminta KUA atau Dinas Kependudukan dan Pencatatan Sipil. Surat itu menyatakan bahwa Anda telah diperiksa, tanpa menyebutkan hasilnya.

Puskesmas menyediakan pemeriksaan calon pengantin yang lebih singkat, di banyak daerah tanpa biaya.`,
    ),
    termsAndConditions: conditions(
      'You can come on different days, and to different hospitals of ours.',
      'Calon pengantin boleh datang pada hari dan di rumah sakit kami yang berbeda.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 19 },
    preparation: both(
      'Come three months before the wedding if you can: some vaccinations take time. Do not eat for 8 to 10 hours before the blood test. You can drink plain water. Bring your vaccination cards.',
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
