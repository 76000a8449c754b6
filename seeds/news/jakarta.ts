import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { newsCover } from '../pictures.ts'

export const newsFromJakarta: Item<'news'>[] = [
  {
    slug: 'second-mri-in-jakarta',
    headline: both(
      'A second MRI in Jakarta: the wait falls from three weeks to four days',
      'MRI kedua di Jakarta: waktu tunggu turun dari tiga minggu menjadi empat hari',
    ),
    excerpt: both(
      'Since this week two machines work side by side on the first floor. The new one is wider, quieter, and has a light sky above it.',
      'Mulai minggu ini dua mesin bekerja berdampingan di lantai 1. Mesin yang baru lebih lebar, lebih senyap, dan berlangit-langit cahaya.',
    ),
    body: prose(
      `Until last month an examination by magnetic resonance that was not urgent meant three weeks of waiting. Since Monday a second machine has been running, and the next free time is usually four days away. Urgent examinations are done on the same day, as before.

## What is different

- The opening is 70 centimetres wide, ten more than that of the older machine. People who feel confined find it easier.
- It is quieter. You still get hearing protection, and may choose the music.
- Children can practise beforehand in a cardboard tunnel with one of our nurses. Since then fewer of them need to be put to sleep.

## What stays the same

You need a referral from a doctor. Tell us beforehand about a pacemaker, metal in the body, pregnancy, or kidney disease. BPJS patients come through the usual referral, without paying more for the newer machine.

Both machines are open every day, 07:00 to 22:00. Ask for a time at the radiology counter, or let your doctor ask.`,
      `Sampai bulan lalu, pemeriksaan resonansi magnetik yang tidak mendesak berarti menunggu tiga minggu. Sejak Senin mesin kedua beroperasi, dan jadwal kosong berikutnya biasanya hanya empat hari lagi. Pemeriksaan yang mendesak tetap dikerjakan pada hari yang sama.

## Yang berbeda

- Lubangnya selebar 70 sentimeter, sepuluh lebih lebar daripada mesin lama. Bagi Anda yang mudah merasa sesak di ruang sempit, ini lebih nyaman.
- Suaranya lebih senyap. Pelindung telinga tetap diberikan, dan Anda boleh memilih musik.
- Anak dapat berlatih lebih dulu di terowongan kardus bersama perawat kami. Sejak itu makin sedikit anak yang perlu ditidurkan.

## Yang tetap sama

Anda memerlukan surat pengantar dokter. Beri tahu kami lebih dahulu bila memakai alat pacu jantung, ada logam di tubuh, sedang hamil, atau menderita penyakit ginjal. Pasien BPJS datang melalui rujukan seperti biasa, tanpa biaya tambahan untuk mesin yang lebih baru.

Kedua mesin melayani setiap hari, pukul 07.00 sampai 22.00. Mintalah jadwal di loket radiologi, atau melalui dokter Anda.`,
    ),
    category: 'services',
    datePublished: '2026-09-14',
    location: 'jakarta',
    contact: {
      name: both('Radiology, Jakarta', 'Radiologi, Jakarta'),
      phone: '+62 21 0000 0100',
      email: 'jakarta@rawat.example.com',
    },
    cover: newsCover(
      'mri',
      'A patient lies before the round opening of a scanner, a nurse beside her',
      'Pasien berbaring di depan alat pemindai, perawat berdiri di sampingnya',
    ),
  },
  {
    slug: 'twelve-more-dialysis-places',
    headline: both(
      'Twelve more places for dialysis, and an evening shift',
      'Dua belas tempat cuci darah baru, dan sif malam',
    ),
    excerpt: both(
      'Those who work no longer need to give up three days a week: the evening shift ends at 22:30.',
      'Pasien yang bekerja tidak perlu lagi kehilangan tiga hari dalam seminggu: sif malam berakhir pukul 22.30.',
    ),
    body: prose(
      `Somebody whose kidneys have failed comes to us twice or three times a week, for four to five hours each time. For many that meant the end of their work. Since January there have been twelve more places in Jakarta, and a third shift that begins at 17:30.

The places stand by the window, in groups of four with one nurse. Each has a screen, a reading lamp and a socket. One room with two places is kept for patients with an infection.

Transport by our shuttle leaves the LRT stop at 17:10 and returns at 22:45. Patients of BPJS have the same right to the evening shift as everybody else; it is given in the order of requests, and first to those who work or study.

Ask the dialysis unit whether a change of shift suits your treatment. Please do not change by yourself: the interval between two sessions matters.`,
      `Seseorang yang ginjalnya tidak lagi berfungsi datang kepada kami dua atau tiga kali seminggu, empat sampai lima jam setiap kali. Bagi banyak orang, itu berarti berhenti bekerja. Sejak Januari tersedia dua belas tempat tambahan di Jakarta, dan sif ketiga yang dimulai pukul 17.30.

Tempat-tempat itu berada di dekat jendela, berkelompok empat dengan satu perawat. Masing-masing dilengkapi layar, lampu baca, dan stopkontak. Satu ruang dengan dua tempat dikhususkan bagi pasien dengan infeksi.

Mobil antar-jemput kami berangkat dari halte LRT pukul 17.10 dan kembali pukul 22.45. Pasien BPJS berhak atas sif malam seperti pasien lain; jadwal diberikan menurut urutan permintaan, dengan mendahulukan yang bekerja atau bersekolah.

Tanyakan kepada unit hemodialisis apakah perpindahan sif cocok dengan pengobatan Anda. Mohon tidak berpindah sendiri: jarak antara dua sesi sangat penting.`,
    ),
    category: 'services',
    datePublished: '2026-01-19',
    location: 'jakarta',
    contact: {
      name: both('Dialysis unit, Jakarta', 'Unit hemodialisis, Jakarta'),
      phone: '+62 21 0000 0100',
    },
    cover: newsCover(
      'dialysis',
      'A man reads in an armchair beside a dialysis machine in the evening',
      'Seorang pria membaca di kursi di samping mesin cuci darah pada malam hari',
    ),
  },
]
