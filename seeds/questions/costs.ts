import { ask } from './ask.ts'

export const costs = ask('costs', [
  {
    question: ['What does a consultation cost?', 'Berapa biaya konsultasi?'],
    answer: [
      'The fee stands on the doctor’s page where the doctor has given one. Examinations and medicines are added only after they were explained to you with their price.',
      'Biayanya tercantum di halaman dokter yang telah menetapkannya. Pemeriksaan dan obat hanya ditambahkan setelah dijelaskan kepada Anda beserta harganya.',
    ],
  },
  {
    question: ['How can I pay?', 'Bagaimana cara membayar?'],
    answer: [
      'In cash, by debit or credit card, QRIS, or transfer to a virtual account in the hospital’s name. We never ask for transfers to a private account: if somebody does, please tell us.',
      'Tunai, kartu debit atau kredit, QRIS, atau transfer ke rekening virtual atas nama rumah sakit. Kami tidak pernah meminta transfer ke rekening pribadi: bila ada yang memintanya, mohon laporkan kepada kami.',
    ],
  },
  {
    question: ['Do I have to pay a deposit in an emergency?', 'Apakah ada uang muka dalam keadaan darurat?'],
    answer: [
      'No. Help begins at once, whoever pays and whether anybody can. The Health Law (No. 17 of 2023) forbids hospitals to refuse emergency patients or to ask for money first.',
      'Tidak. Pertolongan dimulai segera, siapa pun yang membayar dan mampu atau tidak. Undang-Undang Kesehatan (No. 17 Tahun 2023) melarang rumah sakit menolak pasien gawat darurat atau meminta uang muka lebih dahulu.',
    ],
  },
  {
    question: [
      'Can I have an estimate before an operation?',
      'Bisakah saya meminta perkiraan biaya sebelum operasi?',
    ],
    answer: [
      'Yes, in writing and free of charge, as a range with the reasons why it may be more. If it becomes clear during your stay that the range does not suffice, we tell you or your family before going on.',
      'Bisa, secara tertulis dan tanpa biaya, berupa kisaran beserta alasan bila mungkin lebih. Bila selama perawatan kisaran itu tampak tidak cukup, kami memberi tahu Anda atau keluarga sebelum melanjutkan.',
    ],
  },
  {
    question: ['Until when does a package price hold?', 'Sampai kapan harga paket berlaku?'],
    answer: [
      'Until the day that stands beside it, that day included. The program must be begun by then; parts of it may follow later. Where no day is given, the price holds until we change it.',
      'Sampai tanggal yang tertera, termasuk hari itu. Program harus dimulai paling lambat pada tanggal tersebut; sebagian isinya boleh menyusul. Bila tidak tertera tanggal, harga berlaku sampai kami mengubahnya.',
    ],
  },
])
