import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { newsCover } from '../pictures.ts'

export const newsFromJakarta: Item<'news'>[] = [
  {
    slug: 'second-mri-in-jakarta',
    headline: both(
      'A second MRI scanner in Jakarta: the wait is down from three weeks to four days',
      'MRI kedua di Jakarta: waktu tunggu turun dari tiga minggu menjadi empat hari',
    ),
    excerpt: both(
      'Since this week, two machines work side by side on the first floor. The new one is wider and quieter, with a bright sky on the ceiling.',
      'Mulai minggu ini dua mesin bekerja berdampingan di lantai 1. Mesin yang baru lebih lebar, lebih senyap, dan berlangit-langit cahaya.',
    ),
    body: prose(
      `Until last month, you had to wait three weeks for an MRI scan that was not urgent. Since Monday we have had a second machine, and the next free time is usually four days away. We still do urgent scans on the same day.

## What is different

- The opening is 70 centimetres wide, ten more than on the older machine. It is easier for people who do not like tight spaces.
- It is quieter. You still get ear protection, and you can choose the music.
- Children can practise first in a cardboard tunnel with one of our nurses. Since then, fewer of them need medicine to sleep during the scan.

## What stays the same

You need a referral from a doctor. Tell us beforehand if you have a pacemaker, metal in your body or kidney disease, or if you are pregnant. BPJS patients come with the usual referral and pay nothing extra for the newer machine.

Both machines run every day from 07:00 to 22:00. Ask for a time at the radiology counter, or ask your doctor to do it.`,
      `Sampai bulan lalu, pemeriksaan resonansi magnetik yang tidak mendesak berarti menunggu tiga minggu. Sejak Senin mesin kedua beroperasi, dan jadwal terdekat biasanya hanya empat hari lagi. Pemeriksaan yang mendesak tetap dikerjakan pada hari yang sama.

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
      'People who work no longer have to give up three days a week: the evening shift ends at 22:30.',
      'Pasien yang bekerja tidak perlu lagi kehilangan tiga hari dalam seminggu: sif malam berakhir pukul 22.30.',
    ),
    body: prose(
      `People whose kidneys have failed come to us two or three times a week, for four to five hours each time. For many, that meant they had to stop working. Since January we have had twelve more dialysis chairs in Jakarta, and a third shift that starts at 17:30.

The chairs are by the window, in groups of four with one nurse. Each has a screen, a reading lamp and a socket. One room with two chairs is for patients with an infection.

Our shuttle leaves the LRT stop at 17:10 and returns at 22:45. BPJS patients have the same right to the evening shift as everyone else. People who work or study come first, and then we go by the order of requests.

Ask the dialysis unit if you can change shifts. Please do not change by yourself: the time between two sessions matters.`,
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
