import { ask } from './ask.ts'

export const stayingAndVisiting = ask('staying-and-visiting', [
  {
    question: ['What are the visiting hours?', 'Kapan jam besuk?'],
    answer: [
      'Every day from 11:00 to 13:00 and from 17:00 to 20:00, two visitors at a time. In intensive care, for half an hour at 12:00 and at 17:00, one after the other. One person can stay with the patient at any time.',
      'Setiap hari pukul 11.00 sampai 13.00 dan 17.00 sampai 20.00, dua pengunjung sekaligus. Di ruang intensif setengah jam pada pukul 12.00 dan pukul 17.00, bergantian. Satu orang boleh mendampingi pasien setiap saat.',
    ],
  },
  {
    question: ['Can children visit?', 'Bolehkah anak-anak berkunjung?'],
    answer: [
      'Yes, if they are well and someone looks after them. Children under 12 should not enter intensive care or the ward for infectious diseases. You can make a video call there.',
      'Boleh, bila sehat dan ada yang menjaga. Anak di bawah 12 tahun mohon tidak masuk ke ruang intensif dan ruang penyakit menular; di sana tersedia panggilan video.',
    ],
  },
  {
    question: ['How does admission work?', 'Bagaimana proses masuk rawat inap?'],
    answer: [
      'Take the doctor’s letter to the admission desk (open day and night). Bring your identity card, your BPJS or insurance card and your medicines. You choose the class, read the rules and the costs, and only sign what you have understood.',
      'Dengan surat dokter, datanglah ke loket rawat inap (buka siang dan malam). Bawalah KTP, kartu BPJS atau asuransi, dan obat Anda. Anda memilih kelas, membaca tata tertib dan biaya, serta hanya menandatangani yang sudah Anda pahami.',
    ],
  },
  {
    question: [
      'What should I pack, and what should I leave at home?',
      'Apa yang perlu dibawa dan apa yang ditinggal di rumah?',
    ],
    answer: [
      'Pack clothes for three days, washing things, non-slip slippers, glasses, hearing aid and charger. Please leave jewellery and large amounts of money at home. We are responsible for things you hand in at the desk, but not for things in your room.',
      'Pakaian untuk tiga hari, perlengkapan mandi, sandal yang tidak licin, kacamata, alat bantu dengar, pengisi daya. Mohon tinggalkan perhiasan dan uang dalam jumlah besar di rumah. Kami bertanggung jawab atas barang yang dititipkan di loket, bukan yang berada di kamar.',
    ],
  },
  {
    question: ['Do you respect my faith and my food?', 'Apakah keyakinan dan makanan saya diperhatikan?'],
    answer: [
      'Yes. Tell us when you are admitted. All meals are halal, and we cook vegetarian, soft and diabetic food every day. There is a prayer room on every ward, and we can call someone of your faith to visit you.',
      'Ya. Sampaikan saat masuk. Semua makanan halal; menu vegetarian, lunak, dan diabetes dimasak setiap hari. Tersedia ruang doa di setiap bangsal, dan kami memanggilkan pendamping rohani sesuai keyakinan Anda bila diinginkan.',
    ],
  },
])
