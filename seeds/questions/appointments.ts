import { ask } from './ask.ts'

export const appointments = ask('appointments', [
  {
    question: ['How do I make an appointment?', 'Bagaimana cara membuat janji temu?'],
    answer: [
      'Find your doctor on this site, choose a free time, and send the request with your account. We answer within 24 hours and hold the time for you until then. You can also book by phone or WhatsApp, without an account.',
      'Cari dokter Anda di situs ini, pilih waktu yang kosong, lalu kirim permintaan dengan akun Anda. Kami menjawab dalam 24 jam; selama itu tempat tersebut disimpan untuk Anda. Melalui telepon atau WhatsApp pun bisa, tanpa akun.',
    ],
  },
  {
    question: [
      'I do not know which doctor I need. Where do I start?',
      'Saya tidak tahu harus ke dokter apa. Mulai dari mana?',
    ],
    answer: [
      'Type what hurts into the search, in your own words. Spelling mistakes do not matter. Or ask customer care, and a nurse will help you choose. If you use BPJS, start at your primary clinic (FKTP).',
      'Tulis keluhan Anda di kotak pencarian dengan bahasa sehari-hari; salah ketik tidak masalah. Atau tanyakan kepada layanan pelanggan; perawat kami membantu memilihkan. Bila memakai BPJS, mulailah dari fasilitas tingkat pertama (FKTP) Anda.',
    ],
  },
  {
    question: ['Can I change or cancel an appointment?', 'Bisakah janji temu diubah atau dibatalkan?'],
    answer: [
      'Yes, for free. Open “History Appointment” in your account, or call us with your booking code. Please do it as early as you can: other people are waiting for the time.',
      'Bisa, tanpa biaya. Buka riwayat janji temu di akun Anda, atau telepon kami dengan menyebutkan kode booking. Mohon lakukan sedini mungkin karena ada orang lain yang menunggu tempat itu.',
    ],
  },
  {
    question: ['What if the doctor is absent or late?', 'Bagaimana bila dokter berhalangan atau terlambat?'],
    answer: [
      'You get a message as soon as we know, with other times or another doctor in the same specialty. If nothing suits you, we cancel the appointment and you pay nothing.',
      'Anda menerima pesan segera setelah kami mengetahuinya, disertai pilihan waktu lain atau dokter lain dengan spesialisasi yang sama. Bila tidak ada yang cocok, janji temu dibatalkan tanpa biaya.',
    ],
  },
  {
    question: [
      'What should I bring, and when should I come?',
      'Apa yang perlu dibawa, dan kapan sebaiknya datang?',
    ],
    answer: [
      `Come 20 minutes before your appointment, or 30 minutes if it is your first visit.

- Identity card (KTP, or KIA for children), passport for foreigners
- BPJS or insurance card, and the referral letter if you have one
- Earlier test results, and the boxes of the medicines you take`,
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
      'Yes. Open your profile, add them under “My family” with their own name and date of birth, and choose them when you book. You can also book by phone or WhatsApp. Children under 18 must come with a parent or guardian.',
      'Bisa. Buka profil Anda, tambahkan mereka di bagian “Keluarga saya” dengan nama dan tanggal lahir masing-masing, lalu pilih namanya saat membuat janji temu. Melalui telepon atau WhatsApp pun bisa. Anak di bawah 18 tahun didampingi orang tua atau wali.',
    ],
  },
  {
    question: [
      'How can I check if a doctor is licensed?',
      'Bagaimana memastikan seorang dokter memiliki izin?',
    ],
    answer: [
      'Every doctor in Indonesia needs a registration (STR) and, for each place where they work, a licence (SIP) that is renewed every five years. You can ask to see them at our registration desk. You can also look up the STR on the website of the Indonesian Health Council.',
      'Setiap dokter di Indonesia wajib memiliki surat tanda registrasi (STR) dan, untuk setiap tempat praktik, surat izin praktik (SIP) yang diperbarui setiap lima tahun. Anda boleh memintanya di pendaftaran kami. STR juga dapat diperiksa di situs Konsil Kesehatan Indonesia.',
    ],
  },
])
