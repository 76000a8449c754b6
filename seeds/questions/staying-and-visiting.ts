import { ask } from './ask.ts'

export const stayingAndVisiting = ask('staying-and-visiting', [
  {
    question: ['What are the visiting hours?', 'Kapan jam besuk?'],
    answer: [
      'Every day from 11:00 to 13:00 and from 17:00 to 20:00, two visitors at a time. In intensive care for half an hour at noon and at 17:00, one after the other. One person may stay with the patient at any time.',
      'Setiap hari pukul 11.00 sampai 13.00 dan 17.00 sampai 20.00, dua pengunjung sekaligus. Di ruang intensif setengah jam pada siang hari dan pukul 17.00, bergantian. Satu orang boleh mendampingi pasien setiap saat.',
    ],
  },
  {
    question: ['May children visit?', 'Bolehkah anak-anak berkunjung?'],
    answer: [
      'Yes, if they are well and somebody looks after them. We ask children under 12 not to enter intensive care and the ward for infectious diseases; a video call is possible there.',
      'Boleh, bila sehat dan ada yang menjaga. Anak di bawah 12 tahun mohon tidak masuk ke ruang intensif dan ruang penyakit menular; di sana tersedia panggilan video.',
    ],
  },
  {
    question: ['How does admission work?', 'Bagaimana proses masuk rawat inap?'],
    answer: [
      'With the doctor’s letter, go to the admission counter (day and night). Bring identity card, BPJS or insurance card and your medicines. You choose the class, read the rules and the costs, and sign only what you have understood.',
      'Dengan surat dokter, datanglah ke loket rawat inap (buka siang dan malam). Bawalah KTP, kartu BPJS atau asuransi, dan obat Anda. Anda memilih kelas, membaca tata tertib dan biaya, serta hanya menandatangani yang sudah Anda pahami.',
    ],
  },
  {
    question: [
      'What do I pack, and what do I leave at home?',
      'Apa yang perlu dibawa dan apa yang ditinggal di rumah?',
    ],
    answer: [
      'Clothes for three days, washing things, slippers that do not slip, glasses, hearing aid, charger. Please leave jewellery and larger sums at home. We answer for what you hand in at the counter, not for what lies in the room.',
      'Pakaian untuk tiga hari, perlengkapan mandi, sandal yang tidak licin, kacamata, alat bantu dengar, pengisi daya. Mohon tinggalkan perhiasan dan uang dalam jumlah besar di rumah. Kami bertanggung jawab atas barang yang dititipkan di loket, bukan yang berada di kamar.',
    ],
  },
  {
    question: ['Can my faith and my food be considered?', 'Apakah keyakinan dan makanan saya diperhatikan?'],
    answer: [
      'Yes. Tell us at admission. All meals are halal; vegetarian, soft and diabetic food are cooked every day. There is a room for prayer on every ward, and we call a spiritual companion of your faith if you wish.',
      'Ya. Sampaikan saat masuk. Semua makanan halal; menu vegetarian, lunak, dan diabetes dimasak setiap hari. Tersedia ruang doa di setiap bangsal, dan kami memanggilkan pendamping rohani sesuai keyakinan Anda bila diinginkan.',
    ],
  },
])
