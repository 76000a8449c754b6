import { both, prose } from '../bilingual.ts'
import { minutesOfChestPain } from '../emergency-signs/chest-pain.ts'
import { dangerWithDiabetes } from '../emergency-signs/diabetes.ts'
import { called, medlinePlus, nhs, type Topic } from './topic.ts'

export const tests: Topic[] = [
  {
    slug: 'blood-count',
    name: both('Blood count', 'Hitung darah lengkap'),
    otherNames: called(
      'Blood test | Complete blood count | Full blood count | CBC',
      'Tes darah | Darah lengkap | Darah rutin | CBC',
    ),
    type: 'test',
    summary: both(
      'A blood count shows how many red cells, white cells and platelets are in your blood. Doctors use it for fever, tiredness and bleeding.',
      'Hitung darah menunjukkan jumlah sel darah merah, sel darah putih, dan trombosit Anda. Dokter memakainya untuk demam, lelah, dan perdarahan.',
    ),
    whenToCall: prose(
      `Do not wait for a test or its result if you have

- bleeding that does not stop, vomiting of blood, or black stools
- trouble breathing
- a fever with strong belly pain, or cold, damp hands and feet
- someone who cannot be woken`,
      `Jangan menunggu pemeriksaan atau hasilnya bila ada

- perdarahan yang tidak berhenti, muntah darah, atau tinja hitam
- sesak
- demam disertai nyeri perut hebat, atau tangan dan kaki dingin serta lembap
- seseorang yang tidak dapat dibangunkan`,
    ),
    howPerformed: prose(
      `Red cells carry oxygen: too few means anaemia. White cells fight infections. Platelets stop bleeding; in dengue they fall. We take a little blood from a vein in the arm, from small children sometimes from the finger. It takes a few minutes. You feel a short prick.`,
      `Sel darah merah membawa oksigen: bila terlalu sedikit, namanya anemia. Sel darah putih melawan infeksi. Trombosit menghentikan perdarahan; pada demam berdarah jumlahnya turun. Kami mengambil sedikit darah dari pembuluh di lengan, pada anak kecil kadang dari jari. Hanya perlu beberapa menit. Anda merasakan tusukan singkat.`,
    ),
    preparation: both(
      'For the blood count alone you may eat and drink as usual. If other tests are done from the same sample, ask whether to come without breakfast. Tell us if you take blood thinners, or if you easily faint.',
      'Untuk hitung darah saja, Anda boleh makan dan minum seperti biasa. Bila ada pemeriksaan lain dari contoh yang sama, tanyakan apakah Anda perlu berpuasa. Beri tahu kami bila Anda minum obat pengencer darah, atau mudah pingsan.',
    ),
    whenToCome: prose(
      `Your doctor orders the test. From the third day of a fever on it is useful, and we often repeat it every day. One normal count does not exclude dengue.`,
      `Dokter Anda yang meminta pemeriksaan ini. Sejak hari ketiga demam pemeriksaan ini berguna, dan sering kami ulangi setiap hari. Satu hasil normal belum menyingkirkan demam berdarah.`,
    ),
    whatHappensHere: prose(
      `You come to the laboratory with the order. Afterwards you press on the place for a few minutes. A doctor explains what the figures mean for you: one figure outside the range is often harmless.`,
      `Anda datang ke laboratorium dengan surat permintaan. Setelah itu Anda menekan bekas tusukan beberapa menit. Dokter menjelaskan arti angkanya bagi Anda: satu angka di luar batas sering kali tidak berbahaya.`,
    ),
    specialists: ['internal-medicine', 'pediatrics', 'general-practice'],
    packages: ['basic-check-up'],
    articles: ['dengue-fever'],
    sources: [medlinePlus('Complete Blood Count (CBC)', 'lab-tests/complete-blood-count-cbc/')],
  },
  {
    slug: 'blood-sugar-and-hba1c',
    name: both('Blood sugar and HbA1c', 'Gula darah dan HbA1c'),
    otherNames: called(
      'Blood glucose test | Fasting blood sugar | Haemoglobin A1c',
      'Cek gula | Gula darah puasa | GDS | GDP',
    ),
    type: 'test',
    summary: both(
      'The blood sugar test shows your sugar at this moment. HbA1c shows how it was over the last two to three months.',
      'Tes gula darah menunjukkan gula Anda saat ini. HbA1c menunjukkan rata-ratanya selama dua sampai tiga bulan terakhir.',
    ),
    whenToCall: prose(dangerWithDiabetes.en, dangerWithDiabetes.id),
    howPerformed: prose(
      `The tests find diabetes, and show how well it is treated. We take blood from a vein in the arm; for a quick look a drop from the finger is enough.

- HbA1c of 6.5% or more, or fasting sugar of 126 mg/dl or more: this can be diabetes. Without clear signs, a second test has to confirm it.
- HbA1c from 5.7 to 6.4%, or fasting sugar from 100 to 125 mg/dl: your risk is higher, and you can still do a lot.`,
      `Pemeriksaan ini menemukan diabetes dan menunjukkan hasil pengobatannya. Kami mengambil darah dari pembuluh di lengan; untuk pemeriksaan cepat, setetes darah dari jari sudah cukup.

- HbA1c 6,5% atau lebih, atau gula puasa 126 mg/dl atau lebih: ini bisa jadi diabetes. Tanpa gejala yang jelas, hasilnya perlu dipastikan dengan pemeriksaan kedua.
- HbA1c 5,7 sampai 6,4%, atau gula puasa 100 sampai 125 mg/dl: risiko Anda lebih tinggi, dan masih banyak yang dapat Anda lakukan.`,
    ),
    preparation: both(
      'For fasting sugar, eat nothing for at least 8 hours; plain water is allowed. For HbA1c alone you do not need to fast. If you take insulin or diabetes tablets, ask us first how to take them on that morning.',
      'Untuk gula puasa, jangan makan sedikitnya 8 jam; air putih boleh diminum. Untuk HbA1c saja Anda tidak perlu berpuasa. Bila Anda memakai insulin atau tablet diabetes, tanyakan lebih dahulu cara memakainya pada pagi itu.',
    ),
    whenToCome: prose(
      `Come if you are often thirsty, pass a lot of urine or lose weight, if you are overweight, or if a parent or sibling has diabetes.`,
      `Datanglah bila Anda sering haus, sering buang air kecil, atau berat badan turun, bila berat badan Anda berlebih, atau bila orang tua maupun saudara kandung menyandang diabetes.`,
    ),
    whatHappensHere: prose(
      `The laboratory takes the blood. A doctor tells you what the result means and what comes next. In anaemia and some other illnesses HbA1c can mislead; then we use other tests.`,
      `Laboratorium mengambil darah. Dokter menjelaskan arti hasilnya dan langkah berikutnya. Pada anemia dan beberapa penyakit lain HbA1c dapat menyesatkan; kami lalu memakai pemeriksaan lain.`,
    ),
    specialists: ['internal-medicine', 'general-practice'],
    packages: ['diabetes-check'],
    articles: ['diabetes-on-your-plate'],
    sources: [
      medlinePlus('Hemoglobin A1C (HbA1c) Test', 'lab-tests/hemoglobin-a1c-hba1c-test/'),
      medlinePlus('Blood Glucose Test', 'lab-tests/blood-glucose-test/'),
    ],
  },
  {
    slug: 'ecg',
    name: both('ECG', 'EKG'),
    otherNames: called('Electrocardiogram | EKG | Heart tracing', 'Elektrokardiogram | Rekam jantung | ECG'),
    type: 'test',
    summary: both(
      'An ECG records the electric signals of your heart. It shows the rhythm of the heart, and whether a part of it gets too little blood.',
      'EKG merekam sinyal listrik jantung Anda. Hasilnya menunjukkan irama jantung, dan apakah ada bagian yang kekurangan darah.',
    ),
    whenToCall: prose(
      `- pressure or pain in the chest that lasts ${minutesOfChestPain.en}
- chest pain with cold sweat, trouble breathing or faintness
- someone who collapses`,
      `- dada tertekan atau nyeri ${minutesOfChestPain.id}
- nyeri dada disertai keringat dingin, sesak, atau hendak pingsan
- seseorang jatuh pingsan`,
    ),
    howPerformed: prose(
      `You lie still for a few minutes. Small pads with wires are put on your chest, arms and legs. They only listen: no current goes into your body, and nothing hurts. A normal ECG does not exclude every heart disease, so the doctor looks at your complaints too.`,
      `Anda berbaring tenang beberapa menit. Bantalan kecil berkabel ditempelkan di dada, lengan, dan tungkai. Alat ini hanya merekam: tidak ada arus yang masuk ke tubuh, dan tidak ada yang sakit. EKG normal belum menyingkirkan semua penyakit jantung, jadi dokter juga memperhatikan keluhan Anda.`,
    ),
    preparation: both(
      'Use no cream or oil on the chest on that day. Wear a shirt that opens easily. You may eat, and take your medicines as usual.',
      'Jangan memakai krim atau minyak di dada pada hari itu. Kenakan baju yang mudah dibuka. Anda boleh makan dan minum obat seperti biasa.',
    ),
    whenToCome: prose(
      `Come if your heart beats fast or out of rhythm, if you have pain in the chest when you climb stairs, or if you fainted and feel well again. Many people also have an ECG before an operation.`,
      `Datanglah bila jantung Anda berdebar atau tidak teratur, bila dada nyeri saat menaiki tangga, atau bila Anda pernah pingsan dan sudah merasa baik kembali. Banyak orang juga menjalani EKG sebelum operasi.`,
    ),
    whatHappensHere: prose(
      `A nurse records the ECG, and a doctor reads it. A woman can ask for a woman to do it. In the emergency department it should be recorded within ten minutes of arrival.`,
      `Perawat merekam EKG, dan dokter membacanya. Pasien perempuan dapat meminta petugas perempuan. Di IGD, EKG semestinya direkam dalam sepuluh menit setelah tiba.`,
    ),
    specialists: ['cardiology'],
    packages: ['heart-check'],
    articles: ['chest-pain-when-minutes-count'],
    sources: [medlinePlus('Electrocardiogram', 'lab-tests/electrocardiogram/')],
  },
  {
    slug: 'ultrasound',
    name: both('Ultrasound', 'USG'),
    otherNames: called('Ultrasound scan | Sonogram', 'Ultrasonografi | USG perut | USG kehamilan'),
    type: 'test',
    summary: both(
      'Ultrasound makes pictures of the inside of the body with sound that nobody can hear. It uses no X-rays, and it does not hurt.',
      'USG membuat gambar bagian dalam tubuh dengan gelombang suara yang tidak terdengar. USG tidak memakai sinar-X dan tidak sakit.',
    ),
    whenToCall: prose(
      `Do not wait for an ultrasound if you have

- bleeding or strong pain in pregnancy, or a baby that moves less
- sudden, violent belly pain
- a hard belly with vomiting`,
      `Jangan menunggu USG bila ada

- perdarahan atau nyeri hebat saat hamil, atau gerakan bayi berkurang
- nyeri perut hebat yang mendadak
- perut keras disertai muntah`,
    ),
    howPerformed: prose(
      `The doctor puts gel on your skin and moves a small device over it. You see the picture on the screen. It mostly takes 15 to 30 minutes. Ultrasound shows the liver, gallbladder, kidneys, bladder, womb, thyroid and heart, and the baby in pregnancy. Air and bone hide what lies behind them; for some questions another picture is better.`,
      `Dokter mengoleskan gel di kulit dan menggerakkan alat kecil di atasnya. Anda melihat gambarnya di layar. Biasanya perlu 15 sampai 30 menit. USG menunjukkan hati, kandung empedu, ginjal, kandung kemih, rahim, tiroid, dan jantung, serta bayi saat hamil. Udara dan tulang menutupi bagian di belakangnya; untuk beberapa pertanyaan, gambar lain lebih baik.`,
    ),
    preparation: both(
      'For the upper belly, eat nothing for six hours; plain water is allowed. For the bladder or the womb, drink water an hour before and do not pass urine. In late pregnancy, and for other parts, you do not need to prepare. If you have diabetes, ask us first.',
      'Untuk perut bagian atas, jangan makan selama enam jam; air putih boleh diminum. Untuk kandung kemih atau rahim, minumlah air sejam sebelumnya dan tahan buang air kecil. Pada hamil tua dan bagian tubuh lain tidak perlu persiapan. Bila Anda menyandang diabetes, tanyakan lebih dahulu.',
    ),
    whenToCome: prose(
      `Your doctor orders it, for example for pain under the right ribs, kidney stones, a lump, or in pregnancy.`,
      `Dokter Anda yang memintanya, misalnya untuk nyeri di bawah iga kanan, batu ginjal, benjolan, atau saat hamil.`,
    ),
    whatHappensHere: prose(
      `Often you hear at once what the picture shows. You get a written report for your doctor. Bring earlier pictures if you have them.`,
      `Sering kali Anda langsung mendengar apa yang tampak. Anda mendapat hasil tertulis untuk dokter Anda. Bawalah gambar terdahulu bila ada.`,
    ),
    specialists: ['internal-medicine', 'obstetrics-gynecology', 'urology'],
    packages: ['executive-check-up'],
    sources: [
      medlinePlus('Ultrasound', 'ultrasound.html'),
      nhs('Ultrasound scan', 'tests-and-treatments/ultrasound-scan/'),
    ],
  },
  {
    slug: 'chest-x-ray',
    name: both('Chest X-ray', 'Rontgen dada'),
    otherNames: called('Chest radiograph | Thorax X-ray', 'Foto toraks | Rontgen paru | Foto rontgen dada'),
    type: 'test',
    summary: both(
      'A chest X-ray is a picture of your lungs, heart and ribs. It takes a few minutes and does not hurt.',
      'Rontgen dada adalah gambar paru, jantung, dan tulang iga Anda. Hanya perlu beberapa menit dan tidak sakit.',
    ),
    whenToCall: prose(
      `Do not wait for an X-ray if you have

- trouble breathing, or blue lips
- coughing up blood
- pressure or pain in the chest that lasts ${minutesOfChestPain.en}`,
      `Jangan menunggu rontgen bila ada

- sesak, atau bibir membiru
- batuk darah
- dada tertekan atau nyeri ${minutesOfChestPain.id}`,
    ),
    howPerformed: prose(
      `The picture can show pneumonia, tuberculosis, fluid around the lung, a large heart or a broken rib. You stand in front of a plate, take a deep breath and hold it for a moment. One picture uses very few X-rays. We take a picture only when it helps.`,
      `Gambar ini dapat menunjukkan radang paru, tuberkulosis, cairan di sekitar paru, jantung yang membesar, atau iga yang patah. Anda berdiri di depan lempeng, menarik napas dalam, dan menahannya sebentar. Sinar-X untuk satu gambar sangat sedikit. Kami mengambil gambar hanya bila berguna.`,
    ),
    preparation: both(
      'Take off necklaces and clothes with metal; we give you a gown. Tell us before if you are pregnant or may be.',
      'Lepaskan kalung dan pakaian yang berlogam; kami memberi Anda baju periksa. Beri tahu kami lebih dahulu bila Anda hamil atau mungkin hamil.',
    ),
    whenToCome: prose(
      `Your doctor orders it, for example after a cough of more than two weeks, for a fever with shortness of breath, or before an operation.`,
      `Dokter Anda yang memintanya, misalnya setelah batuk lebih dari dua minggu, demam disertai sesak, atau sebelum operasi.`,
    ),
    whatHappensHere: prose(
      `A radiographer takes the picture, and a doctor reads it. Bring earlier pictures if you have them, so that we can compare.`,
      `Radiografer mengambil gambar, dan dokter membacanya. Bawalah gambar terdahulu bila ada, agar dapat kami bandingkan.`,
    ),
    specialists: ['pulmonology', 'internal-medicine'],
    sources: [medlinePlus('X-Rays', 'xrays.html')],
  },
]
