import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { aroundTheClock, clinicHours, dayHours } from '../hours.ts'
import { unitCover } from '../pictures.ts'

export const jakartaUnits: Item<'units'>[] = [
  {
    code: 'jkt-igd',
    name: both('Emergency department, Jakarta', 'Instalasi Gawat Darurat (IGD) Jakarta'),
    type: 'emergency',
    specialists: [
      'internal-medicine',
      'cardiology',
      'neurology',
      'orthopedics',
      'general-surgery',
      'pediatrics',
    ],
    location: 'jakarta',
    floor: '1',
    room: 'East wing',
    phones: ['+62 21 0000 0119'],
    hours: aroundTheClock,
    walkIn: true,
    referralRequired: false,
    onlineBooking: false,
    summary: both(
      'Open day and night. Come at once, or call 119 for an ambulance. We never ask for a deposit first.',
      'Buka siang dan malam. Datanglah segera, atau hubungi 119 untuk ambulans; tidak ada permintaan uang muka sebelum pertolongan.',
    ),
    body: prose(
      `A nurse sees you within five minutes of your arrival and decides how urgent it is. People whose life is in danger go first, even if others came earlier. While you wait, tell the nurse at the red desk if anything gets worse.

Stroke and heart attack teams are here at all hours, with a CT scanner and a catheter laboratory one floor up.`,
      `Perawat memeriksa Anda dalam lima menit setelah tiba dan menentukan tingkat kegawatannya. Pasien yang nyawanya terancam didahulukan, siapa pun yang datang lebih awal. Selama menunggu, beri tahu perawat di meja merah bila keluhan Anda memburuk.

Tim stroke dan tim serangan jantung siaga setiap saat, dengan CT scan dan laboratorium kateterisasi satu lantai di atasnya.`,
    ),
    preparation: both(
      'If there is time, bring an identity card and the medicines you take. Do not lose time looking for them.',
      'Bawalah kartu identitas dan obat yang sedang diminum bila sempat. Jangan menunda hanya untuk mencarinya.',
    ),
    operatingStatus: 'open',
    cover: unitCover(
      'emergency',
      'An ambulance at the emergency entrance',
      'Ambulans di pintu gawat darurat',
    ),
  },
  {
    code: 'jkt-rajal',
    name: both('Outpatient clinics, Jakarta', 'Poliklinik Rawat Jalan Jakarta'),
    type: 'outpatient',
    specialists: [
      'general-practice',
      'internal-medicine',
      'pediatrics',
      'obstetrics-gynecology',
      'neurology',
      'orthopedics',
      'dermatology',
      'ophthalmology',
      'ear-nose-throat',
      'dentistry',
      'psychiatry',
      'pulmonology',
      'urology',
      'general-surgery',
      'oncology',
      'rehabilitation',
    ],
    location: 'jakarta',
    floor: '2–4',
    room: 'Clinics 201–428',
    phones: ['+62 21 0000 0120'],
    hours: clinicHours,
    walkIn: true,
    referralRequired: false,
    onlineBooking: true,
    summary: both(
      'Sixteen specialties on three floors, with evening sessions after work and a floor for children.',
      'Enam belas bidang spesialisasi di tiga lantai, dengan praktik malam sepulang kerja dan satu lantai khusus anak.',
    ),
    body: prose(
      `If you have an appointment, we call you by your queue number, which you can see on the screens and in your messages. If you do not have one, come to the registration desk on floor 2, and we will tell you honestly how long it will take.

The pharmacy and the cashier are on the same floor, so you do not have to go down and up again.`,
      `Pasien dengan janji temu dipanggil sesuai nomor antrean yang tampil di layar dan di pesan Anda. Tanpa janji temu, Anda dapat mendaftar di lantai 2; petugas akan menyampaikan perkiraan waktu tunggu apa adanya.

Apotek dan kasir berada di lantai yang sama sehingga Anda tidak perlu naik turun.`,
    ),
    preparation: both(
      'Please come 20 minutes early with your identity card, your insurance or BPJS card, and earlier results.',
      'Mohon hadir 20 menit lebih awal dengan kartu identitas, kartu asuransi atau BPJS, dan hasil pemeriksaan sebelumnya.',
    ),
    operatingStatus: 'open',
    cover: unitCover('outpatient', 'A doctor’s consulting room', 'Ruang konsultasi dokter'),
  },
  {
    code: 'jkt-jantung',
    name: both('Heart and vascular centre', 'Pusat Jantung dan Pembuluh Darah'),
    type: 'outpatient',
    specialists: ['cardiology', 'rehabilitation'],
    location: 'jakarta',
    floor: '5',
    room: '501–516',
    phones: ['+62 21 0000 0150'],
    hours: dayHours,
    walkIn: false,
    referralRequired: false,
    onlineBooking: true,
    summary: both(
      'ECG, echocardiography, treadmill test and catheter laboratory, all in one place.',
      'EKG, ekokardiografi, uji treadmill, dan laboratorium kateterisasi dalam satu pintu.',
    ),
    body: prose(
      `We do most tests on the day of your first visit, and you talk to the cardiologist about the results before you go home.

After a heart attack or an operation, our rehabilitation team walks with you, step by step, for twelve weeks.`,
      `Sebagian besar pemeriksaan dilakukan pada hari kunjungan pertama, dan Anda membahas hasilnya dengan dokter jantung sebelum pulang.

Setelah serangan jantung atau operasi, tim rehabilitasi kami mendampingi Anda melangkah, dalam arti sebenarnya, selama dua belas minggu.`,
    ),
    preparation: both(
      'Wear comfortable shoes for the treadmill test and eat only a light snack in the two hours before it. Do not stop any medicine unless your doctor says so.',
      'Kenakan sepatu yang nyaman untuk uji treadmill dan makan ringan saja dua jam sebelumnya. Jangan menghentikan obat apa pun kecuali atas anjuran dokter.',
    ),
    operatingStatus: 'open',
    cover: unitCover('checkup', 'A heart examination', 'Pemeriksaan jantung'),
  },
  {
    code: 'jkt-bedah',
    name: both('Operating theatres and day surgery', 'Instalasi Bedah Sentral dan Bedah Sehari'),
    type: 'surgery',
    specialists: ['general-surgery', 'orthopedics', 'urology', 'oncology', 'obstetrics-gynecology'],
    location: 'jakarta',
    floor: '6',
    phones: ['+62 21 0000 0160'],
    hours: aroundTheClock,
    walkIn: false,
    referralRequired: true,
    onlineBooking: false,
    summary: both(
      'Six operating theatres and a day surgery unit. Most day patients are home by evening.',
      'Enam kamar operasi dan unit bedah sehari; sebagian besar pasiennya sudah di rumah pada sore hari.',
    ),
    body: prose(
      `The day before your operation, an anaesthetist calls you to talk about your health, your medicines and your questions. One relative can stay with you until you go into the theatre, and is the first to know when it is over.`,
      `Sehari sebelum operasi, dokter anestesi menghubungi Anda untuk membahas kondisi kesehatan, obat-obatan, dan pertanyaan Anda. Satu anggota keluarga boleh mendampingi sampai Anda masuk kamar operasi, dan menjadi orang pertama yang diberi tahu setelah selesai.`,
    ),
    preparation: both(
      'No solid food for six hours before the operation and no clear drinks for two. Tell us about blood thinners at least a week before. Ask someone to take you home.',
      'Berpuasa makanan padat enam jam dan minuman bening dua jam sebelum operasi. Sampaikan penggunaan obat pengencer darah paling lambat seminggu sebelumnya. Pastikan ada yang mengantar Anda pulang.',
    ),
    operatingStatus: 'open',
    cover: unitCover('surgery', 'An operating theatre', 'Kamar operasi'),
  },
  {
    code: 'jkt-lab',
    name: both('Laboratory, Jakarta', 'Laboratorium Jakarta'),
    type: 'laboratory',
    specialists: ['internal-medicine', 'oncology'],
    location: 'jakarta',
    floor: '1',
    room: 'West wing, 108',
    phones: ['+62 21 0000 0108'],
    hours: aroundTheClock,
    walkIn: true,
    referralRequired: false,
    onlineBooking: false,
    summary: both(
      'Blood, urine and tissue tests. Most results are ready the same day, and the doctor who ordered the test sees them first.',
      'Pemeriksaan darah, urine, dan jaringan. Sebagian besar hasil selesai pada hari yang sama dan lebih dahulu dibaca oleh dokter pengirim.',
    ),
    body: prose(
      `We take blood between 06:00 and 20:00, and at other hours for the emergency department. For children we have two nurses: one takes the blood, and the other tells stories.`,
      `Pengambilan darah dilayani pukul 06.00 sampai 20.00; di luar jam itu khusus untuk gawat darurat. Untuk anak-anak, dua perawat mendampingi: satu mengambil darah, satu lagi bercerita.`,
    ),
    preparation: both(
      'For blood sugar and blood fat tests, please do not eat for 8 to 10 hours. You can drink water. You do not need to fast for other tests.',
      'Untuk pemeriksaan gula darah dan lemak darah, mohon berpuasa 8 sampai 10 jam; air putih diperbolehkan. Pemeriksaan lain tidak memerlukan puasa.',
    ),
    operatingStatus: 'open',
    cover: unitCover('laboratory', 'A microscope and test tubes', 'Mikroskop dan tabung reaksi'),
  },
]
