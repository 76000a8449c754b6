import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'

export const medicalOffers: Item<'job-offers'>[] = [
  {
    slug: 'general-practitioner-emergency-makassar',
    title: both('General practitioner, emergency department', 'Dokter umum IGD'),
    unit: 'mks-igd',
    location: 'makassar',
    employmentType: 'full-time',
    description: prose(
      `You are the first doctor people meet on the worst day of their year. Our emergency department in Makassar sees about 70 people a day, from children with fever to motorcycle accidents, and two doctors are always on duty.

You work in three shifts of eight hours, never more than four nights in a row, with a specialist on call who comes when you call.`,
      `Anda adalah dokter pertama yang ditemui orang pada hari terberat mereka. IGD kami di Makassar melayani sekitar 70 pasien sehari, dari anak demam hingga kecelakaan sepeda motor, dan dua dokter bertugas setiap saat.

Anda bekerja dalam tiga sif masing-masing delapan jam, tidak lebih dari empat malam berturut-turut, dengan dokter spesialis jaga yang datang saat Anda memanggil.`,
    ),
    responsibilities: prose(
      `- Triage, first treatment and stabilisation
- Explaining to patients and families what happens next, in words they know
- Handing over to the ward or the operating theatre
- Taking part in the weekly case conference`,
      `- Triase, penanganan awal, dan stabilisasi
- Menjelaskan langkah berikutnya kepada pasien dan keluarga dengan bahasa yang mereka pahami
- Serah terima ke ruang rawat atau kamar operasi
- Mengikuti konferensi kasus mingguan`,
    ),
    qualifications: prose(
      `- Medical degree and a valid registration
- ACLS and ATLS certificates that are no older than three years
- One year in an emergency department, including internship`,
      `- Lulusan profesi dokter dengan registrasi yang berlaku
- Sertifikat ACLS dan ATLS yang berusia tidak lebih dari tiga tahun
- Pengalaman satu tahun di IGD, termasuk masa internsip`,
    ),
    licences: ['STR', 'SIP', 'ACLS', 'ATLS'],
    openings: 2,
    salary: both(
      'From IDR 14,000,000 a month, plus extra pay for nights and holidays',
      'Mulai Rp14.000.000 per bulan, dengan tunjangan malam dan hari libur',
    ),
    datePosted: '2026-11-02',
    validThrough: '2027-03-31',
    hiring: 'open',
  },
  {
    slug: 'pharmacist-jayapura',
    title: both('Pharmacist', 'Apoteker'),
    unit: 'djj-rajal',
    location: 'jayapura',
    employmentType: 'full-time',
    description: prose(
      `In Jayapura, the nearest supplier can be a flight away. You make sure that the medicines patients need are on the shelf, and that all of them go home knowing how to take them.

The pharmacy serves the outpatient clinics and the dialysis centre, with three pharmacists and five assistants.`,
      `Di Jayapura, pemasok terdekat bisa berjarak satu penerbangan. Anda memastikan obat yang dibutuhkan pasien tersedia, dan setiap pasien pulang dengan memahami cara memakainya.

Instalasi farmasi melayani rawat jalan dan pusat hemodialisis, dengan tiga apoteker dan lima asisten.`,
    ),
    responsibilities: prose(
      `- Checking prescriptions for interactions and doses, including for patients with kidney problems
- Counselling at the counter, in Indonesian and, if you speak it, in Papuan Malay
- Planning stock for three months ahead`,
      `- Mengkaji resep terhadap interaksi dan dosis, termasuk pada gangguan ginjal
- Memberi konseling di loket dalam bahasa Indonesia dan, bila Anda menguasainya, Melayu Papua
- Merencanakan persediaan untuk tiga bulan ke depan`,
    ),
    qualifications: prose(
      `- Pharmacist's degree and a valid registration
- Hospital experience is welcome. We train newcomers for three months`,
      `- Lulusan profesi apoteker dengan registrasi yang berlaku
- Pengalaman di rumah sakit menjadi nilai tambah; pendatang baru kami latih selama tiga bulan`,
    ),
    licences: ['STRA', 'SIPA'],
    openings: 1,
    salary: both(
      'From IDR 8,500,000 a month, with housing for the first six months',
      'Mulai Rp8.500.000 per bulan, dengan tempat tinggal selama enam bulan pertama',
    ),
    datePosted: '2026-10-19',
    validThrough: '2027-02-28',
    hiring: 'open',
  },
]
