import { ask } from './ask.ts'

export const resultsAndVideo = ask('results-and-video', [
  {
    question: ['When and how do I get my results?', 'Kapan dan bagaimana saya menerima hasil?'],
    answer: [
      'Blood results are mostly ready on the same day. Tissue samples take five to seven working days. You get your results in an envelope at the laboratory or from your doctor. We do not send results by WhatsApp.',
      'Hasil darah umumnya selesai pada hari yang sama, sedangkan jaringan memerlukan lima sampai tujuh hari kerja. Hasil diterima dalam amplop di laboratorium atau dari dokter Anda. Kami tidak mengirimkan hasil melalui WhatsApp.',
    ],
  },
  {
    question: ['Can I have a copy of my medical record?', 'Bisakah saya memperoleh salinan rekam medis?'],
    answer: [
      'What is in it belongs to you. Ask at the records desk with your identity card. A summary is ready within three working days. Another person needs a letter signed by you and both identity cards. After every hospital stay, you always get a written summary.',
      'Isi rekam medis adalah milik Anda. Mintalah di loket rekam medis dengan KTP; ringkasannya selesai dalam tiga hari kerja. Orang lain memerlukan surat kuasa bertanda tangan Anda dan KTP keduanya. Setiap rawat inap selalu disertai resume medis tertulis.',
    ],
  },
  {
    question: [
      'How long do you keep records, and who can see them?',
      'Berapa lama rekam medis disimpan dan siapa yang melihatnya?',
    ],
    answer: [
      'At least 25 years after your last visit, as the rules on medical records require. Only the people who treat you can open them, and we log it every time. Your record is not on this site.',
      'Paling singkat 25 tahun sejak kunjungan terakhir, sesuai ketentuan rekam medis. Hanya yang merawat Anda yang boleh membukanya, dan setiap akses dicatat. Rekam medis Anda tidak berada di situs ini.',
    ],
  },
  {
    question: ['Can I see a doctor by video?', 'Bisakah berkonsultasi lewat video?'],
    answer: [
      'Yes, by arrangement, with doctors whose page says “Video consultation”. It works well for follow-up visits, results and questions about medicines. It does not work if the doctor has to touch or listen to your body.',
      'Bisa, dengan dokter yang halamannya mencantumkan konsultasi video, melalui perjanjian. Cocok untuk kontrol, pembahasan hasil, dan pertanyaan tentang obat. Tidak cocok untuk keluhan yang perlu diraba atau didengarkan.',
    ],
  },
  {
    question: [
      'Is a video consultation right in an emergency?',
      'Apakah konsultasi video tepat dalam keadaan darurat?',
    ],
    answer: [
      'No. If you have chest pain, sudden weakness, trouble breathing, heavy bleeding or a seizure (fit), call 119 or come to the emergency department at once.',
      'Tidak. Bila terjadi nyeri dada, lemah mendadak, sesak napas, perdarahan hebat, atau kejang, hubungi 119 atau segera datang ke instalasi gawat darurat.',
    ],
  },
])
