import { ask } from './ask.ts'

export const bpjsAndInsurance = ask('bpjs-and-insurance', [
  {
    question: ['Do you accept BPJS Kesehatan?', 'Apakah BPJS Kesehatan diterima?'],
    answer: [
      'Yes, at all three hospitals and at the clinic. To see a specialist, you need a referral from your primary clinic (FKTP). In an emergency, you do not. Some doctors do not take BPJS, and it pays for no packages. In the search for doctors, choose BPJS Kesehatan under “Insurer”.',
      'Ya, di ketiga rumah sakit dan di klinik kami. Untuk dokter spesialis diperlukan rujukan dari fasilitas tingkat pertama (FKTP); dalam keadaan gawat darurat tidak diperlukan. Sebagian dokter tidak menerima BPJS, dan semua paket berada di luar BPJS. Di pencarian dokter, pilih BPJS Kesehatan pada “Asuransi”.',
    ],
  },
  {
    question: ['How long is a referral letter valid?', 'Berapa lama surat rujukan berlaku?'],
    answer: [
      'A BPJS referral is valid for up to 90 days. For follow-up visits in this time, our doctor gives you a follow-up letter (surat kontrol), so you do not need a new referral each time.',
      'Rujukan BPJS berlaku paling lama 90 hari. Untuk kontrol dalam masa itu, dokter kami memberikan surat kontrol sehingga Anda tidak perlu meminta rujukan baru setiap kali.',
    ],
  },
  {
    question: ['What should I bring as a BPJS patient?', 'Apa yang dibawa pasien BPJS?'],
    answer: [
      'Your identity card (the NIK is enough to find you), the referral, and the Mobile JKN app if you have it. Please check in the app beforehand that your membership is active: we cannot change that at the front desk.',
      'KTP (NIK sudah cukup untuk menemukan data Anda), surat rujukan, dan aplikasi Mobile JKN bila ada. Mohon pastikan terlebih dahulu di aplikasi bahwa kepesertaan Anda aktif karena kami tidak dapat mengubahnya di loket.',
    ],
  },
  {
    question: [
      'Does BPJS pay in an emergency without a referral?',
      'Apakah BPJS menjamin keadaan gawat darurat tanpa rujukan?',
    ],
    answer: [
      'Yes, if it is an emergency under the rules: danger to life, breathing, circulation or consciousness, or a need to act at once. The doctor on duty decides. If it is not an emergency, we tell you before there are more costs.',
      'Ya, bila memenuhi kriteria gawat darurat: mengancam nyawa, terdapat gangguan napas, sirkulasi, atau kesadaran, atau memerlukan tindakan segera. Dokter jaga yang menetapkan. Bila tidak termasuk, Anda diberi tahu sebelum timbul biaya lanjutan.',
    ],
  },
  {
    question: ['Which private insurers do you work with?', 'Asuransi swasta apa saja yang bekerja sama?'],
    answer: [
      'You can see our partners on the page about us, with the places where each one pays. The page of each place says what to bring. Where it says “cashless”, you only pay what your policy does not cover. With any other insurer, you pay first, and we give you everything you need to claim it back.',
      'Mitra kami tercantum di halaman Tentang kami, dengan tempat berlakunya masing-masing. Halaman setiap tempat menyebutkan yang perlu dibawa. Pada yang bertanda “cashless”, Anda hanya membayar bagian yang tidak ditanggung polis. Untuk asuransi lain, Anda membayar lebih dahulu, dan kami menyiapkan semua berkas untuk penggantian biaya.',
    ],
  },
])
