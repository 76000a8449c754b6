import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { packageCover } from '../pictures.ts'
import { conditions, fasting, included, termsVersion } from './parts.ts'

export const heartAndDiabetes: Item<'packages'>[] = [
  {
    slug: 'heart-check',
    title: both('Heart check', 'Pemeriksaan jantung'),
    categories: ['heart-and-diabetes'],
    summary: both(
      'ECG, heart ultrasound and treadmill, checked by the cardiologist who talks to you on the same morning.',
      'EKG, USG jantung, dan treadmill, dibaca oleh dokter jantung yang berbicara dengan Anda pada pagi yang sama.',
    ),
    details: prose(
      `For you, if your parents, brothers or sisters had a heart attack or stroke, if you smoke, or if you have high blood pressure, diabetes or high cholesterol. The cardiologist works out your risk for the next ten years and tells you which two or three things would lower it most.

Do not use this package if you have chest pain now. Call 119, or come to the emergency department at once.`,
      `Bagi Anda yang orang tua atau saudaranya pernah mengalami serangan jantung atau stroke, yang merokok, atau yang memiliki tekanan darah tinggi, diabetes, maupun kolesterol tinggi. Dokter jantung menghitung risiko Anda untuk sepuluh tahun ke depan dan menjelaskan dua atau tiga hal yang paling menurunkannya.

Paket ini bukan untuk nyeri dada yang sedang terjadi. Hubungi 119 atau segera datang ke instalasi gawat darurat.`,
    ),
    inclusions: included({
      'With the cardiologist | Bersama dokter jantung': [
        'Consultation before and after | Konsultasi sebelum dan sesudah pemeriksaan',
        'Ten-year risk, in writing | Perkiraan risiko sepuluh tahun secara tertulis',
      ],
      'Heart | Jantung': [
        'Resting ECG | EKG istirahat',
        'Heart ultrasound (echocardiography) | USG jantung (ekokardiografi)',
        'Treadmill test | Uji treadmill | only if ECG and ultrasound allow it | hanya bila EKG dan USG memungkinkan',
        'Blood pressure in both arms | Tekanan darah kedua lengan',
      ],
      'Laboratory | Laboratorium': [
        'Cholesterol: total, LDL, HDL, triglycerides | Kolesterol total, LDL, HDL, dan trigliserida',
        'Fasting blood sugar, HbA1c | Gula darah puasa, HbA1c',
        'Kidneys: creatinine with eGFR | Fungsi ginjal: kreatinin dengan eGFR',
        'Potassium, sodium | Kalium, natrium',
      ],
    }),
    price: {
      amount: 1_950_000,
      currency: 'IDR',
      validFrom: '2026-07-01',
      validTo: '2027-06-30',
      before: 2_300_000,
    },
    priceNote: both('Both consultations included.', 'Termasuk kedua konsultasi.'),
    additionalInformation: prose(
      `If you have a referral letter and a medical reason, BPJS Kesehatan covers heart tests. In that case, please start at your own primary clinic (FKTP), not with this package.`,
      `Dengan surat rujukan dan indikasi medis, pemeriksaan jantung dijamin BPJS Kesehatan. Bila demikian, mulailah dari fasilitas kesehatan tingkat pertama (FKTP) Anda, bukan dengan paket ini.`,
    ),
    termsAndConditions: conditions(
      'If we cannot do the treadmill test for your safety, you get its price of IDR 400,000 back.',
      'Bila uji treadmill tidak dilakukan demi keselamatan Anda, biayanya sebesar Rp400.000 dikembalikan.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 35 },
    preparation: both(
      'Do not eat for 10 hours before. You can drink plain water. No coffee, tea or cigarettes for 12 hours. Bring sports shoes and a list of your medicines: you may have to pause some of them before a treadmill test, but only if a doctor says so.',
      'Berpuasalah 10 jam sebelumnya; air putih boleh diminum. Hindari kopi, teh, dan rokok selama 12 jam. Bawalah sepatu olahraga dan daftar obat Anda: sebagian dihentikan sementara sebelum treadmill, tetapi hanya atas petunjuk dokter.',
    ),
    durationMinutes: 180,
    locations: ['jakarta'],
    recommended: true,
    bookingMode: 'appointment',
    cover: packageCover(
      'heart-check',
      'A man on a treadmill beside a heart monitor',
      'Seorang pria di atas treadmill di samping monitor jantung',
    ),
  },
  {
    slug: 'diabetes-check',
    title: both('Diabetes check', 'Pemeriksaan diabetes'),
    categories: ['heart-and-diabetes'],
    summary: both(
      'If you have diabetes, or may have it: blood sugar, kidneys, eyes, feet, and an hour about food.',
      'Bagi penyandang diabetes atau yang berisiko: gula darah, ginjal, mata, kaki, dan satu jam tentang makanan.',
    ),
    details: prose(
      `Diabetes does harm quietly. Once a year, a doctor should check the places it harms first: the back of the eye, the kidneys, and the nerves in the feet. We check all three in one morning.

Then you sit down with a dietitian who knows the food you cook at home. Nobody takes the rice off your plate. You learn how much to eat, when, and with what.`,
      `Diabetes merusak tanpa gejala. Setahun sekali perlu dilihat bagian yang paling dahulu terganggu: bagian belakang mata, ginjal, dan saraf kaki. Ketiganya diperiksa di sini dalam satu pagi.

Setelah itu Anda duduk bersama ahli gizi yang memahami masakan di rumah Anda. Nasi tidak diambil dari piring Anda; Anda belajar berapa banyak, kapan, dan dengan lauk apa.`,
    ),
    inclusions: included({
      'With the doctor | Bersama dokter': [
        'Consultation with an internist | Konsultasi dengan dokter spesialis penyakit dalam',
        'Examination of the feet with a monofilament | Pemeriksaan kaki dengan monofilamen',
        'Photo of the retina | Foto retina',
      ],
      'Laboratory | Laboratorium': [
        'Fasting blood sugar, HbA1c | Gula darah puasa, HbA1c',
        'Cholesterol: total, LDL, HDL, triglycerides | Kolesterol total, LDL, HDL, dan trigliserida',
        'Kidneys: creatinine with eGFR, albumin in the urine | Fungsi ginjal: kreatinin dengan eGFR, albumin urine',
      ],
      'Learning | Edukasi': [
        'An hour with a dietitian | Satu jam bersama ahli gizi | your family can join | keluarga boleh ikut',
        'How to measure at home, and when | Cara dan waktu mengukur gula darah di rumah',
      ],
    }),
    price: { amount: 975_000, currency: 'IDR', validFrom: '2026-06-01', validTo: '2027-05-31' },
    priceNote: both('Dietitian included.', 'Termasuk ahli gizi.'),
    additionalInformation: prose(
      `People with BPJS and diabetes can join Prolanis at their primary clinic (FKTP): monthly check-ups, medicines and exercise, for free. This package adds to it and does not replace it.`,
      `Peserta BPJS dengan diabetes dapat mengikuti Prolanis di FKTP masing-masing: pemeriksaan bulanan, obat, dan senam tanpa biaya. Paket ini melengkapi dan tidak menggantikannya.`,
    ),
    termsAndConditions: conditions(
      'You can use the hour with the dietitian within 30 days.',
      'Sesi dengan ahli gizi dapat digunakan dalam 30 hari.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 18 },
    preparation: fasting,
    durationMinutes: 150,
    locations: ['jakarta', 'makassar', 'jayapura'],
    recommended: false,
    bookingMode: 'appointment',
    cover: packageCover(
      'diabetes-check',
      'A blood sugar meter beside a plate of vegetables, rice and fish',
      'Alat pengukur gula darah di samping piring berisi sayur, nasi, dan lauk',
    ),
  },
]
