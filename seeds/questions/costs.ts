import { ask } from './ask.ts'

export const costs = ask('costs', [
  {
    question: ['What does a consultation cost?', 'Berapa biaya konsultasi?'],
    answer: [
      'You can see the fee on the doctor’s page, if the doctor has set one. We only add tests and medicines after we have explained them and their price to you.',
      'Biayanya tercantum di halaman dokter yang telah menetapkannya. Pemeriksaan dan obat hanya ditambahkan setelah dijelaskan kepada Anda beserta harganya.',
    ],
  },
  {
    question: ['How can I pay?', 'Bagaimana cara membayar?'],
    answer: [
      'In cash, by debit or credit card, QRIS, or transfer to a virtual account in the hospital’s name. We never ask for transfers to a private account. If someone does, please tell us.',
      'Tunai, kartu debit atau kredit, QRIS, atau transfer ke rekening virtual atas nama rumah sakit. Kami tidak pernah meminta transfer ke rekening pribadi: bila ada yang memintanya, mohon laporkan kepada kami.',
    ],
  },
  {
    question: ['Do I have to pay a deposit in an emergency?', 'Apakah ada uang muka dalam keadaan darurat?'],
    answer: [
      'No. We help at once, no matter who pays or if anyone can pay. The Health Law (No. 17 of 2023) does not allow hospitals to turn away emergency patients or to ask for money first.',
      'Tidak. Pertolongan dimulai segera, siapa pun yang membayar dan mampu atau tidak. Undang-Undang Kesehatan (No. 17 Tahun 2023) melarang rumah sakit menolak pasien gawat darurat atau meminta uang muka lebih dahulu.',
    ],
  },
  {
    question: [
      'Can I have an estimate before an operation?',
      'Bisakah saya meminta perkiraan biaya sebelum operasi?',
    ],
    answer: [
      'Yes, in writing and for free. You get a price range, with the reasons why it may be more. If we see during your stay that it will cost more, we tell you or your family before we go on.',
      'Bisa, secara tertulis dan tanpa biaya, berupa kisaran beserta alasan bila mungkin lebih. Bila selama perawatan kisaran itu tampak tidak cukup, kami memberi tahu Anda atau keluarga sebelum melanjutkan.',
    ],
  },
  {
    question: ['How long is a package price valid?', 'Sampai kapan harga paket berlaku?'],
    answer: [
      'Until the date next to it, including that day. You must start the package by then, but you can do parts of it later. If there is no date, the price is valid until we change it.',
      'Sampai tanggal yang tertera, termasuk hari itu. Paket harus dimulai paling lambat pada tanggal tersebut; sebagian isinya boleh menyusul. Bila tidak tertera tanggal, harga berlaku sampai kami mengubahnya.',
    ],
  },
])
