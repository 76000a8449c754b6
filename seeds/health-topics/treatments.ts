import { both, prose } from '../bilingual.ts'
import { called, medlinePlus, nhs, type Topic, who } from './topic.ts'

export const treatments: Topic[] = [
  {
    slug: 'cataract-surgery',
    name: both('Cataract surgery', 'Operasi katarak'),
    otherNames: called(
      'Cataract | Phacoemulsification | New lens',
      'Katarak | Fakoemulsifikasi | Ganti lensa',
    ),
    type: 'treatment',
    summary: both(
      'A cataract is a clouded lens in the eye. In the operation the doctor takes it out and puts in a clear one. You sleep at home.',
      'Katarak adalah lensa mata yang keruh. Dalam operasi, dokter mengeluarkannya dan memasang lensa jernih. Anda tidur di rumah.',
    ),
    whenToCall: prose(
      `After the operation, come to the emergency department at once, day or night, for

- strong pain in the eye
- sight that suddenly becomes worse
- an eye that becomes redder, or pus
- flashes, many black spots, or a curtain before the eye`,
      `Setelah operasi, segera datang ke IGD, siang atau malam, bila ada

- nyeri hebat di mata
- penglihatan mendadak memburuk
- mata makin merah, atau bernanah
- kilatan cahaya, banyak bintik hitam, atau bayangan seperti tirai`,
    ),
    howPerformed: prose(
      `Drops numb the eye. You are awake and feel no pain. Through a very small cut the doctor breaks up the clouded lens, removes it and puts in a new one. It takes about twenty minutes. One eye is done at a time.`,
      `Tetes mata membuat mata mati rasa. Anda sadar dan tidak merasa nyeri. Melalui sayatan sangat kecil, dokter memecah lensa yang keruh, mengeluarkannya, dan memasang lensa baru. Operasi berlangsung sekitar dua puluh menit, satu mata demi satu mata.`,
    ),
    preparation: both(
      'Wear no contact lenses for two weeks before the eye is measured. Tell us if you take blood thinners or prostate medicines, and do not stop them by yourself. Bring someone who can take you home.',
      'Jangan memakai lensa kontak selama dua minggu sebelum pengukuran mata. Beri tahu kami bila Anda minum obat pengencer darah atau obat prostat, dan jangan menghentikannya sendiri. Datanglah bersama pengantar.',
    ),
    whenToCome: prose(
      `Make an appointment if your sight is misty, if lights dazzle you, or if new glasses do not help. You need no operation as long as you see well enough for your day.`,
      `Buatlah janji temu bila penglihatan Anda berkabut, cahaya menyilaukan, atau kacamata baru tidak menolong. Anda tidak memerlukan operasi selama penglihatan masih cukup untuk keseharian Anda.`,
    ),
    whatHappensHere: prose(
      `First we measure the eye, and you choose the lens with the doctor. We see you again after one day, one week and one month. You use eye drops for a month. Do not rub the eye, and keep water out of it in the first week.`,
      `Mula-mula kami mengukur mata, lalu Anda memilih lensa bersama dokter. Anda kontrol setelah satu hari, satu minggu, dan satu bulan. Anda memakai tetes mata selama sebulan. Jangan mengucek mata, dan hindarkan mata dari air pada minggu pertama.`,
    ),
    specialists: ['ophthalmology'],
    packages: ['cataract-surgery'],
    sources: [
      nhs('Cataract surgery', 'tests-and-treatments/cataract-surgery/'),
      medlinePlus('Cataract', 'cataract.html'),
    ],
  },
  {
    slug: 'caesarean-section',
    name: both('Caesarean section', 'Operasi sesar'),
    otherNames: called('C-section | Caesarean birth', 'Sesar | Operasi caesar | Seksio sesarea'),
    type: 'treatment',
    summary: both(
      'In a caesarean the baby is born through a cut in the belly. It is done when a natural birth would be too dangerous for mother or child.',
      'Pada operasi sesar, bayi lahir melalui sayatan di perut. Operasi ini dilakukan bila persalinan normal terlalu berbahaya bagi ibu atau bayi.',
    ),
    whenToCall: prose(
      `In pregnancy

- any bleeding, or strong pain
- the baby moves less or not at all
- the waters have broken
- a severe headache, blurred sight, or a fit

After the birth

- bleeding that soaks a pad within an hour
- a fever of 38 °C or more, or a wound that opens, turns red or has pus
- trouble breathing, pain in the chest, or a painful, swollen leg`,
      `Saat hamil

- perdarahan, atau nyeri hebat
- gerakan bayi berkurang atau tidak terasa
- ketuban pecah
- sakit kepala hebat, penglihatan kabur, atau kejang

Setelah melahirkan

- perdarahan yang membasahi satu pembalut dalam sejam
- demam 38 °C atau lebih, atau luka terbuka, memerah, atau bernanah
- sesak, nyeri dada, atau tungkai bengkak dan nyeri`,
    ),
    howPerformed: prose(
      `Mostly an injection in the back numbs the lower body. You are awake and can see your baby at once. The baby is born within a few minutes; the whole operation takes about an hour. Like every operation it has risks: bleeding, infection, blood clots, and a scar that matters in the next pregnancy. If mother and baby are well, a natural birth is usually the safer way.`,
      `Biasanya suntikan di punggung membuat tubuh bagian bawah mati rasa. Anda sadar dan dapat langsung melihat bayi Anda. Bayi lahir dalam beberapa menit; seluruh operasi berlangsung sekitar sejam. Seperti setiap operasi, ada risikonya: perdarahan, infeksi, bekuan darah, dan bekas luka yang berpengaruh pada kehamilan berikutnya. Bila ibu dan bayi sehat, persalinan normal biasanya lebih aman.`,
    ),
    preparation: both(
      'Before a planned operation the doctor tells you from when on to eat and drink nothing. Bring your pregnancy book and a list of your medicines and allergies. Bring someone who can stay with you.',
      'Sebelum operasi terencana, dokter menjelaskan sejak kapan Anda tidak boleh makan dan minum. Bawalah buku KIA serta daftar obat dan alergi Anda. Datanglah bersama pendamping.',
    ),
    whenToCome: prose(
      `Come to your check-ups in pregnancy. Make an appointment early if you had a caesarean before, if you carry twins, or if your baby does not lie head down after the 36th week.`,
      `Datanglah untuk pemeriksaan kehamilan. Buatlah janji temu lebih awal bila Anda pernah operasi sesar, mengandung bayi kembar, atau bila kepala bayi belum di bawah setelah minggu ke-36.`,
    ),
    whatHappensHere: prose(
      `The doctor explains why a caesarean is advised and what else is possible, and you decide. We tell you the range of the price beforehand. Most mothers get up on the next day and go home after two to four days. Do not lift anything heavier than your baby in the first weeks.`,
      `Dokter menjelaskan mengapa operasi sesar dianjurkan dan pilihan lainnya, lalu Anda memutuskan. Kisaran biayanya kami sampaikan lebih dahulu. Kebanyakan ibu bangun pada hari berikutnya dan pulang setelah dua sampai empat hari. Jangan mengangkat yang lebih berat daripada bayi Anda pada minggu-minggu pertama.`,
    ),
    specialists: ['obstetrics-gynecology'],
    sources: [nhs('Caesarean section', 'tests-and-treatments/caesarean-section/')],
  },
  {
    slug: 'appendix-operation',
    name: both('Appendix operation', 'Operasi usus buntu'),
    otherNames: called(
      'Appendectomy | Appendicectomy | Appendicitis',
      'Apendektomi | Radang usus buntu | Apendisitis',
    ),
    type: 'treatment',
    summary: both(
      'An inflamed appendix can burst, and then the whole belly becomes infected. Surgeons take it out, mostly through small cuts.',
      'Usus buntu yang meradang dapat pecah, lalu seluruh perut terinfeksi. Dokter bedah mengangkatnya, biasanya lewat sayatan kecil.',
    ),
    whenToCall: prose(
      `- belly pain that moves to the lower right and becomes worse with every step
- a hard belly with vomiting
- belly pain with a fever
- after the operation: growing pain, a fever, or a wound that opens or has pus

Eat and drink nothing until a doctor has seen you.`,
      `- nyeri perut yang berpindah ke kanan bawah dan memberat setiap kali melangkah
- perut keras disertai muntah
- nyeri perut disertai demam
- setelah operasi: nyeri bertambah, demam, atau luka terbuka atau bernanah

Jangan makan dan minum sebelum diperiksa dokter.`,
    ),
    howPerformed: prose(
      `You sleep during the operation. The surgeon works through three small cuts with a camera, or through one larger cut, and takes out the appendix. It takes about an hour. You can live well without an appendix. In some people without complications antibiotics alone can be tried; the doctor tells you whether that suits you.`,
      `Anda tertidur selama operasi. Dokter bedah bekerja lewat tiga sayatan kecil dengan kamera, atau satu sayatan lebih besar, lalu mengangkat usus buntu. Operasi berlangsung sekitar sejam. Anda dapat hidup sehat tanpa usus buntu. Pada sebagian orang tanpa penyulit, antibiotik saja dapat dicoba; dokter menjelaskan apakah itu cocok bagi Anda.`,
    ),
    preparation: both(
      'Mostly there is no time to prepare. Eat and drink nothing as soon as the pain begins. Bring a list of your medicines and allergies.',
      'Biasanya tidak ada waktu untuk persiapan. Jangan makan dan minum sejak nyeri mulai. Bawalah daftar obat dan alergi Anda.',
    ),
    whenToCome: prose(
      `Do not wait for an appointment with the pain described above. Make one for the check after the operation, or for belly pain that comes and goes over weeks.`,
      `Jangan menunggu janji temu bila nyerinya seperti di atas. Buatlah janji temu untuk kontrol setelah operasi, atau untuk nyeri perut yang hilang timbul selama berminggu-minggu.`,
    ),
    whatHappensHere: prose(
      `The doctor examines your belly, tests blood and urine, and often makes an ultrasound. Women who may be pregnant have a test. After small cuts most people go home after one or two days, and back to light work after a week or two. If the appendix has burst, it takes longer.`,
      `Dokter memeriksa perut Anda, darah, dan air seni, dan sering melakukan USG. Perempuan yang mungkin hamil menjalani tes. Setelah sayatan kecil, kebanyakan orang pulang setelah satu atau dua hari dan kembali bekerja ringan setelah satu atau dua minggu. Bila usus buntu sudah pecah, pemulihannya lebih lama.`,
    ),
    specialists: ['general-surgery'],
    sources: [
      nhs('Appendicitis', 'conditions/appendicitis/'),
      medlinePlus('Appendicitis', 'appendicitis.html'),
    ],
  },
  {
    slug: 'haemodialysis',
    name: both('Haemodialysis', 'Cuci darah'),
    otherNames: called('Dialysis | Kidney dialysis | Hemodialysis', 'Hemodialisis | HD | Dialisis'),
    type: 'treatment',
    summary: both(
      'When kidneys no longer clean the blood, a machine does it. Haemodialysis removes waste and water that the body cannot get rid of.',
      'Bila ginjal tidak lagi membersihkan darah, mesin menggantikannya. Hemodialisis membuang zat sisa dan air yang tidak dapat dikeluarkan tubuh.',
    ),
    whenToCall: prose(
      `- trouble breathing, above all after a missed session
- pressure in the chest, sudden great weakness, or an irregular heartbeat
- bleeding from the needle site or the catheter that does not stop: press on it firmly
- a fever with shivering`,
      `- sesak, terutama setelah sesi terlewat
- dada tertekan, lemas hebat mendadak, atau detak jantung tidak teratur
- perdarahan dari bekas jarum atau kateter yang tidak berhenti: tekan kuat-kuat
- demam disertai menggigil`,
    ),
    howPerformed: prose(
      `Blood flows through a tube into a filter, is cleaned there and flows back. For this you need a strong vessel in the arm, a fistula, which a small operation makes weeks before; until then a catheter is used. A session takes four to five hours, two or three times a week. You can read, sleep or watch television.`,
      `Darah mengalir lewat selang ke penyaring, dibersihkan, lalu mengalir kembali. Untuk itu Anda memerlukan pembuluh yang kuat di lengan, disebut fistula, yang dibuat dengan operasi kecil beberapa minggu sebelumnya; sampai saat itu dipakai kateter. Satu sesi berlangsung empat sampai lima jam, dua atau tiga kali seminggu. Anda dapat membaca, tidur, atau menonton televisi.`,
    ),
    preparation: both(
      'Eat a light meal before you come, bring a blanket, and weigh yourself in the morning. Ask whether to take your blood pressure tablets before or after the session.',
      'Makanlah ringan sebelum datang, bawa selimut, dan timbang berat badan pada pagi hari. Tanyakan apakah obat tekanan darah diminum sebelum atau sesudah sesi.',
    ),
    whenToCome: prose(
      `If you have diabetes or high blood pressure, have your kidneys checked once a year: good treatment can delay dialysis. If you already have dialysis, keep to your days. Call the unit the same day if you no longer feel the buzzing of your fistula.`,
      `Bila Anda menyandang diabetes atau darah tinggi, periksakan ginjal setahun sekali: pengobatan yang baik dapat menunda cuci darah. Bila Anda sudah menjalani cuci darah, tepatilah jadwalnya. Hubungi unit pada hari yang sama bila getaran fistula Anda tidak terasa lagi.`,
    ),
    whatHappensHere: prose(
      `You need a referral. You keep the same chair and the same shift. A nurse is with you the whole time. The doctor tells you how much you may drink, and which food has too much salt or potassium. If you travel, send us your dialysis letter a week before. A kidney transplant is another way for some people; ask us.`,
      `Anda memerlukan surat rujukan. Anda menempati kursi dan giliran yang sama. Perawat mendampingi Anda sepanjang sesi. Dokter menjelaskan berapa banyak Anda boleh minum, dan makanan mana yang terlalu banyak garam atau kalium. Bila Anda bepergian, kirimkan surat traveling dialisis seminggu sebelumnya. Cangkok ginjal merupakan jalan lain bagi sebagian orang; tanyakan kepada kami.`,
    ),
    specialists: ['internal-medicine'],
    sources: [medlinePlus('Dialysis', 'dialysis.html')],
  },
  {
    slug: 'physiotherapy',
    name: both('Physiotherapy', 'Fisioterapi'),
    otherNames: called('Physio | Physical therapy', 'Terapi fisik | Rehabilitasi medik'),
    type: 'treatment',
    summary: both(
      'Physiotherapy helps you to move again, with less pain and more strength. You learn exercises that you can do at home.',
      'Fisioterapi membantu Anda bergerak kembali, dengan nyeri lebih ringan dan tenaga lebih kuat. Anda mempelajari latihan yang dapat dilakukan di rumah.',
    ),
    whenToCall: prose(
      `Stop the exercise and call at once for

- pressure in the chest, or trouble breathing
- one side of the face drops, an arm is weak, or speech is slurred
- back pain with numbness where you would sit on a saddle, or if you cannot hold urine or stool`,
      `Hentikan latihan dan segera telepon bila ada

- dada tertekan, atau sesak
- separuh wajah turun, lengan lemah, atau bicara pelo
- nyeri pinggang disertai mati rasa di sekitar selangkangan, atau tidak dapat menahan buang air`,
    ),
    howPerformed: prose(
      `It helps after a stroke, an operation or an accident, and for a painful back, knee or shoulder. The therapist tests strength, balance and how you move. Then you practise together: lifting, walking, stretching, breathing. Warmth, water or devices can be added. An exercise may be hard, but it should not cause strong pain.`,
      `Fisioterapi menolong setelah stroke, operasi, atau kecelakaan, dan untuk nyeri pinggang, lutut, atau bahu. Terapis menguji kekuatan, keseimbangan, dan gerak Anda. Lalu Anda berlatih bersama: mengangkat, berjalan, meregang, bernapas. Panas, air, atau alat dapat ditambahkan. Latihan boleh terasa berat, tetapi tidak boleh menimbulkan nyeri hebat.`,
    ),
    preparation: both(
      'Loose clothes and firm shoes; a referral from your doctor; your hospital letter and pictures, if you have them.',
      'Pakaian longgar dan sepatu yang kokoh; surat rujukan dokter; surat pulang rawat dan hasil pencitraan bila ada.',
    ),
    whenToCome: prose(
      `Come after an operation, a stroke or an accident, if pain keeps you from moving for more than a few weeks, or if you have begun to fall. Call us the same day if a leg becomes swollen and painful.`,
      `Datanglah setelah operasi, stroke, atau kecelakaan, bila nyeri menghalangi gerak lebih dari beberapa minggu, atau bila Anda mulai sering jatuh. Hubungi kami pada hari yang sama bila tungkai membengkak dan nyeri.`,
    ),
    whatHappensHere: prose(
      `The rehabilitation doctor examines you first, and you set your own goals: to pray standing, to carry a grandchild, to work again. The course is planned in weeks. What you do at home on the other days counts most.`,
      `Dokter rehabilitasi memeriksa Anda lebih dahulu, dan Anda menentukan sasaran sendiri: salat sambil berdiri, menggendong cucu, bekerja kembali. Programnya direncanakan dalam hitungan minggu. Yang Anda lakukan di rumah pada hari-hari lain paling menentukan.`,
    ),
    specialists: ['rehabilitation', 'orthopedics', 'neurology'],
    articles: ['back-pain'],
    sources: [
      nhs('Physiotherapy', 'tests-and-treatments/physiotherapy/'),
      who('Rehabilitation', 'rehabilitation'),
    ],
  },
]
