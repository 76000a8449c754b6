import { ask } from './ask.ts'

export const appointments = ask('appointments', [
  {
    question: ['How do I make an appointment?', 'Bagaimana cara membuat janji temu?'],
    answer: [
      'Find your doctor on this site, choose a free time, and send the request with your account. We answer within 24 hours; until then the place is kept for you. By telephone or WhatsApp it works just as well, without an account.',
      'Cari dokter Anda di situs ini, pilih waktu yang kosong, lalu kirim permintaan dengan akun Anda. Kami menjawab dalam 24 jam; selama itu tempat tersebut disimpan untuk Anda. Melalui telepon atau WhatsApp pun bisa, tanpa akun.',
    ],
  },
  {
    question: [
      'I do not know which doctor I need. Where do I begin?',
      'Saya tidak tahu harus ke dokter apa. Mulai dari mana?',
    ],
    answer: [
      'Write what hurts into the search, in your own words: misspellings do not matter. Or ask customer care; a nurse helps you choose. If you use BPJS, begin at your primary clinic (FKTP).',
      'Tulis keluhan Anda di kotak pencarian dengan bahasa sehari-hari; salah ketik tidak masalah. Atau tanyakan kepada layanan pelanggan; perawat kami membantu memilihkan. Bila memakai BPJS, mulailah dari fasilitas tingkat pertama (FKTP) Anda.',
    ],
  },
  {
    question: ['Can I change or cancel an appointment?', 'Bisakah janji temu diubah atau dibatalkan?'],
    answer: [
      'Yes, free of charge. In your account open “History Appointment”, or call us with the booking code. Please do it as early as you can: somebody else is waiting for the place.',
      'Bisa, tanpa biaya. Buka riwayat janji temu di akun Anda, atau telepon kami dengan menyebutkan kode booking. Mohon lakukan sedini mungkin karena ada orang lain yang menunggu tempat itu.',
    ],
  },
  {
    question: ['What if the doctor is absent or late?', 'Bagaimana bila dokter berhalangan atau terlambat?'],
    answer: [
      'You receive a message as soon as we know, with other times or another doctor of the same specialty. If nothing fits, the appointment is cancelled at no cost to you.',
      'Anda menerima pesan segera setelah kami mengetahuinya, disertai pilihan waktu lain atau dokter lain dengan spesialisasi yang sama. Bila tidak ada yang cocok, janji temu dibatalkan tanpa biaya.',
    ],
  },
  {
    question: [
      'What do I bring, and when should I come?',
      'Apa yang perlu dibawa, dan kapan sebaiknya datang?',
    ],
    answer: [
      `Come 20 minutes before your time; on a first visit, 30 minutes.

- Identity card (KTP, or KIA for children), passport for foreigners
- BPJS or insurance card, and the referral letter if you have one
- Earlier results, and the packets of the medicines that you take`,
      `Datanglah 20 menit sebelum waktu Anda; pada kunjungan pertama 30 menit.

- KTP, atau KIA untuk anak; paspor bagi warga negara asing
- Kartu BPJS atau asuransi, dan surat rujukan bila ada
- Hasil pemeriksaan sebelumnya dan kemasan obat yang sedang diminum`,
    ],
  },
  {
    question: [
      'Can I make an appointment for my child or my parents?',
      'Bisakah saya membuat janji temu untuk anak atau orang tua?',
    ],
    answer: [
      'Yes. Open your profile, add them under “My family” with their own name and birth date, and choose them when you book. By telephone or WhatsApp it works just as well. Children under 18 come with a parent or guardian.',
      'Bisa. Buka profil Anda, tambahkan mereka di bagian “Keluarga saya” dengan nama dan tanggal lahir masing-masing, lalu pilih namanya saat membuat janji temu. Melalui telepon atau WhatsApp pun bisa. Anak di bawah 18 tahun didampingi orang tua atau wali.',
    ],
  },
  {
    question: [
      'How can I check whether a doctor is licensed?',
      'Bagaimana memastikan seorang dokter memiliki izin?',
    ],
    answer: [
      'Every doctor in Indonesia needs a registration (STR) and, for each place of practice, a licence (SIP), which is renewed every five years. You may ask to see them at our registration. The STR can also be looked up on the site of the Indonesian Health Council.',
      'Setiap dokter di Indonesia wajib memiliki surat tanda registrasi (STR) dan, untuk setiap tempat praktik, surat izin praktik (SIP) yang diperbarui setiap lima tahun. Anda boleh memintanya di pendaftaran kami. STR juga dapat diperiksa di situs Konsil Kesehatan Indonesia.',
    ],
  },
])
