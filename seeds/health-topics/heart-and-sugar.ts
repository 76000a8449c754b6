import { both, prose } from '../bilingual.ts'
import { minutesOfChestPain } from '../emergency-signs/chest-pain.ts'
import { dangerWithDiabetes } from '../emergency-signs/diabetes.ts'
import { called, medlinePlus, ministry, nhs, type Topic, who } from './topic.ts'

export const heartAndSugar: Topic[] = [
  {
    slug: 'high-blood-pressure',
    name: both('High blood pressure', 'Darah tinggi'),
    otherNames: called('Hypertension', 'Hipertensi | Tekanan darah tinggi | Tensi tinggi'),
    type: 'condition',
    summary: both(
      'High blood pressure does not hurt. Over the years it harms the heart, brain, kidneys and eyes. You only know it if you measure.',
      'Darah tinggi tidak terasa sakit. Selama bertahun-tahun penyakit ini merusak jantung, otak, ginjal, dan mata. Anda hanya mengetahuinya bila mengukurnya.',
    ),
    whenToCall: prose(
      `A reading of 180/120 or more together with

- chest pain or trouble breathing
- weakness on one side, or trouble speaking or seeing
- a severe headache

In pregnancy, call already at 140/90 or more together with a severe headache, blurred sight, or pain in the upper belly.`,
      `Tekanan 180/120 atau lebih disertai

- nyeri dada atau sesak
- lemah separuh badan, atau gangguan bicara atau penglihatan
- sakit kepala hebat

Saat hamil, segera telepon bila tekanan 140/90 atau lebih disertai sakit kepala hebat, penglihatan kabur, atau nyeri ulu hati.`,
    ),
    signs: prose(
      `Mostly nothing. It seldom causes headaches. A doctor speaks of high blood pressure from 140/90 on, measured on at least two days. At home the limit is a little lower: an average of 135/85 or more.`,
      `Biasanya tidak ada. Darah tinggi jarang menimbulkan sakit kepala. Dokter menyebutnya darah tinggi mulai 140/90, diukur sedikitnya pada dua hari. Di rumah batasnya sedikit lebih rendah: rata-rata 135/85 atau lebih.`,
    ),
    whenToCome: prose(
      `Have it measured at least once a year. Make an appointment if your readings are high on several days. If a reading of 180/120 or more stays after five minutes of rest and you have no complaints, call us the same day. In pregnancy, 140/90 or more needs a doctor on the same day.`,
      `Ukurlah sedikitnya sekali setahun. Buatlah janji temu bila hasilnya tinggi pada beberapa hari. Bila tekanan 180/120 atau lebih menetap setelah lima menit beristirahat dan Anda tidak memiliki keluhan, hubungi kami pada hari itu juga. Saat hamil, 140/90 atau lebih perlu diperiksa dokter pada hari yang sama.`,
    ),
    whatHappensHere: prose(
      `We measure on both arms, and look at your heart, kidneys and eyes. Less salt helps most: under five grams a day, one level teaspoon. Walking, a healthy weight and not smoking help too. Many people need one or two tablets a day. Do not stop when the numbers are good: they are good because of the tablets.`,
      `Kami mengukur pada kedua lengan serta memeriksa jantung, ginjal, dan mata Anda. Mengurangi garam paling menolong: kurang dari lima gram sehari, satu sendok teh rata. Berjalan kaki, berat badan sehat, dan tidak merokok juga menolong. Banyak orang memerlukan satu atau dua tablet sehari. Jangan berhenti saat angkanya baik: angkanya baik berkat obat itu.`,
    ),
    specialists: ['internal-medicine', 'cardiology', 'general-practice'],
    packages: ['heart-check'],
    articles: ['blood-pressure-at-home'],
    sources: [
      who('Hypertension', 'hypertension'),
      medlinePlus('High Blood Pressure', 'highbloodpressure.html'),
      ministry('PNPK Tata Laksana Hipertensi Dewasa (2021)'),
    ],
  },
  {
    slug: 'type-2-diabetes',
    name: both('Type 2 diabetes', 'Diabetes tipe 2'),
    otherNames: called(
      'Diabetes mellitus type 2 | High blood sugar',
      'Kencing manis | Penyakit gula | Diabetes melitus tipe 2',
    ),
    type: 'condition',
    summary: both(
      'In type 2 diabetes there is too much sugar in the blood. It begins slowly and often without a sign. Food, walking and medicine keep it in check.',
      'Pada diabetes tipe 2, kadar gula dalam darah terlalu tinggi. Penyakit ini mulai perlahan dan sering tanpa tanda. Makanan, berjalan kaki, dan obat mengendalikannya.',
    ),
    whenToCall: prose(
      `${dangerWithDiabetes.en}
- pressure in the chest, or weakness on one side`,
      `${dangerWithDiabetes.id}
- dada tertekan, atau lemah separuh badan`,
    ),
    signs: prose(
      `- thirst, and passing a lot of urine
- tiredness
- losing weight without wanting to
- blurred sight
- wounds that heal slowly
- tingling in the feet

Many people notice nothing for years.`,
      `- haus dan sering buang air kecil
- mudah lelah
- berat badan turun tanpa disengaja
- penglihatan kabur
- luka yang lama sembuh
- kesemutan di kaki

Banyak orang tidak merasakan apa pun selama bertahun-tahun.`,
    ),
    whenToCome: prose(
      `Come if you have these signs, or if you are overweight or a parent or sibling has diabetes. If you have diabetes, call us within the day if your sugar stays above 300 mg/dl, if you cannot drink, or if a wound on the foot turns red, smells or does not heal.`,
      `Datanglah bila Anda memiliki tanda-tanda ini, atau bila berat badan Anda berlebih atau orang tua maupun saudara kandung Anda menyandang diabetes. Bila Anda menyandang diabetes, hubungi kami pada hari itu juga bila gula tetap di atas 300 mg/dl, bila Anda tidak dapat minum, atau bila luka di kaki memerah, berbau, atau tidak sembuh.`,
    ),
    whatHappensHere: prose(
      `A blood test shows your sugar now, and the HbA1c of the last two to three months. We talk about food that is cooked in your house, and about walking. Many people take tablets; some need insulin. Once a year we look at your eyes, kidneys and feet.`,
      `Tes darah menunjukkan gula Anda saat ini, dan HbA1c selama dua sampai tiga bulan terakhir. Kami membicarakan makanan yang dimasak di rumah Anda dan kebiasaan berjalan kaki. Banyak orang minum tablet; sebagian memerlukan insulin. Setahun sekali kami memeriksa mata, ginjal, dan kaki Anda.`,
    ),
    specialists: ['internal-medicine', 'ophthalmology', 'general-practice'],
    packages: ['diabetes-check'],
    articles: ['diabetes-on-your-plate'],
    sources: [
      who('Diabetes', 'diabetes'),
      nhs('Type 2 diabetes', 'conditions/type-2-diabetes/'),
      ministry('PNPK Tata Laksana Diabetes Melitus Tipe 2 Dewasa (2020)'),
    ],
  },
  {
    slug: 'coronary-heart-disease',
    name: both('Coronary heart disease', 'Penyakit jantung koroner'),
    otherNames: called(
      'Coronary artery disease | Angina | Narrowed heart vessels',
      'PJK | Jantung koroner | Angin duduk',
    ),
    type: 'condition',
    summary: both(
      'The vessels that feed the heart become narrow. Then the heart gets too little blood when it works hard. If a vessel closes, that is a heart attack.',
      'Pembuluh yang memberi makan jantung menyempit. Jantung lalu kekurangan darah saat bekerja keras. Bila pembuluh tersumbat, terjadilah serangan jantung.',
    ),
    whenToCall: prose(
      `- pressure or pain in the chest that lasts ${minutesOfChestPain.en}
- chest pain with cold sweat, trouble breathing or faintness
- pain that spreads to the arm, neck, jaw, back or upper belly
- someone who collapses

Sit down and rest. Do not drive yourself.`,
      `- dada tertekan atau nyeri ${minutesOfChestPain.id}
- nyeri dada disertai keringat dingin, sesak, atau hendak pingsan
- nyeri yang menjalar ke lengan, leher, rahang, punggung, atau ulu hati
- seseorang jatuh pingsan

Duduk dan istirahatlah. Jangan mengemudi sendiri.`,
    ),
    signs: prose(
      `- pressure or tightness in the chest when you climb stairs or hurry, which goes when you rest
- less breath than before
- unusual tiredness

In women, older people and people with diabetes the chest may hardly hurt. They may only feel exhausted, short of breath or sick.`,
      `- dada tertekan atau terikat saat menaiki tangga atau bergegas, yang hilang ketika beristirahat
- napas lebih pendek daripada dahulu
- lelah yang tidak biasa

Pada perempuan, lansia, dan penyandang diabetes, dada mungkin hampir tidak nyeri. Yang terasa hanya lelah, sesak, atau mual.`,
    ),
    whenToCome: prose(
      `Pain that comes when you climb stairs and goes when you rest needs a doctor within days. From the age of 40, let a doctor work out your risk; earlier if a parent or sibling had heart disease young.`,
      `Nyeri yang timbul saat menaiki tangga dan hilang ketika beristirahat perlu diperiksa dokter dalam beberapa hari. Sejak usia 40 tahun, mintalah dokter menghitung risiko Anda; lebih awal bila orang tua atau saudara kandung sakit jantung pada usia muda.`,
    ),
    whatHappensHere: prose(
      `We record an ECG and test your blood. An ultrasound of the heart and a treadmill test show how the heart works. Some people need pictures of the vessels with a catheter. Most people take medicines. Some need a stent that keeps a vessel open, and a few an operation. Not smoking, walking and good blood pressure protect you most.`,
      `Kami merekam EKG dan memeriksa darah Anda. USG jantung dan uji treadmill menunjukkan kerja jantung. Sebagian orang memerlukan gambar pembuluh dengan kateter. Kebanyakan orang minum obat. Sebagian memerlukan stent agar pembuluh tetap terbuka, dan sedikit orang memerlukan operasi. Tidak merokok, berjalan kaki, dan tekanan darah yang baik paling melindungi Anda.`,
    ),
    specialists: ['cardiology'],
    packages: ['heart-check'],
    articles: ['chest-pain-when-minutes-count', 'blood-pressure-at-home'],
    sources: [
      who('Cardiovascular diseases (CVDs)', 'cardiovascular-diseases-(cvds)'),
      medlinePlus('Coronary Artery Disease', 'coronaryarterydisease.html'),
      ministry('PNPK Tata Laksana Sindroma Koroner Akut'),
    ],
  },
  {
    slug: 'stroke',
    name: both('Stroke', 'Stroke'),
    otherNames: called('Brain attack', 'Serangan otak | Lumpuh separuh badan'),
    type: 'condition',
    summary: both(
      'In a stroke a part of the brain suddenly gets no blood, or bleeds. Every minute counts. Quick treatment can save speech, movement and life.',
      'Pada stroke, sebagian otak mendadak tidak mendapat darah, atau mengalami perdarahan. Setiap menit berarti. Pengobatan cepat dapat menyelamatkan bicara, gerak, dan nyawa.',
    ),
    whenToCall: prose(
      `- one side of the face drops
- an arm or a leg is suddenly weak or numb
- speech is slurred, or the words make no sense
- sudden loss of sight, or a sudden very severe headache
- suddenly no balance

Call even if it passes. Note when it began. Give nothing to eat or drink.`,
      `- separuh wajah turun
- lengan atau tungkai mendadak lemah atau mati rasa
- bicara pelo, atau kata-kata kacau
- mendadak tidak dapat melihat, atau sakit kepala sangat hebat yang mendadak
- mendadak hilang keseimbangan

Teleponlah walaupun keluhannya hilang. Catat kapan mulainya. Jangan beri makan atau minum.`,
    ),
    signs: prose(
      `A stroke comes suddenly, and mostly without pain. Think of it like this: ask the person to smile, to lift both arms, and to say a sentence. If one of these fails, call.`,
      `Stroke datang mendadak, dan biasanya tanpa nyeri. Ingatlah begini: mintalah orang itu tersenyum, mengangkat kedua lengan, dan mengucapkan satu kalimat. Bila salah satunya gagal, teleponlah.`,
    ),
    whenToCome: prose(
      `Never wait for an appointment with signs of a stroke. Make an appointment to lower your risk: for high blood pressure, diabetes, an irregular heartbeat, or to stop smoking. Come too for help after a stroke.`,
      `Jangan pernah menunggu janji temu bila ada tanda stroke. Buatlah janji temu untuk menurunkan risiko Anda: karena darah tinggi, diabetes, detak jantung tidak teratur, atau untuk berhenti merokok. Datanglah juga untuk pemulihan setelah stroke.`,
    ),
    whatHappensHere: prose(
      `A picture of the brain shows at once whether a vessel is closed or bleeds. A medicine that dissolves the clot works only in the first hours, so the time when it began matters. Practice begins early: moving, speaking and swallowing. The rehabilitation team goes on with you at your own pace.`,
      `Gambar otak segera menunjukkan apakah pembuluh tersumbat atau berdarah. Obat pelarut bekuan hanya bekerja pada jam-jam pertama, sehingga waktu mulainya penting. Latihan dimulai sejak dini: bergerak, berbicara, dan menelan. Tim rehabilitasi melanjutkannya sesuai kemampuan Anda.`,
    ),
    specialists: ['neurology', 'rehabilitation'],
    articles: ['blood-pressure-at-home'],
    sources: [
      nhs('Stroke', 'conditions/stroke/'),
      medlinePlus('Stroke', 'stroke.html'),
      ministry('PNPK Tata Laksana Stroke (2019)'),
    ],
  },
]
