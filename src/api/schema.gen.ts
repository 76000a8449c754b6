// Generated from openapi.json by npm run openapi.
type AboutBanners = ListedAboutBanners & Required<Pick<ListedAboutBanners, "id" | "heading" | "updatedAt">>
type AboutDescription = { "body"?: RichText; "counters"?: AboutDescriptionCounters; "heading": LocalizedText200; "history"?: RichText; "id": string; "leadership"?: AboutDescriptionLeadership; "mission"?: AboutDescriptionMission; "updatedAt": string; "values"?: LocalizedTexts; "vision"?: LocalizedText600 }
type AboutDescriptionCounters = ({ "asOf"?: string; "label": LocalizedText200; "value": string })[]
type AboutDescriptionLeadership = ({ "name": string; "photo"?: Picture; "role"?: LocalizedText200 })[]
type AboutDescriptionMission = (LocalizedText400)[]
type Addresses = ListedAddresses & Required<Pick<ListedAddresses, "id" | "code" | "officialName" | "timezone" | "updatedAt">>
type AddressesOperatingStatus = { "since"?: string; "status"?: "open" | "limited" | "closed"; "text"?: LocalizedText200; "until"?: string }
type AddressesPhones = { "customer_care"?: Telephone; "emergencyNumber"?: Telephone; "emergency_call"?: Telephone; "main"?: Telephone }
type AddressesType = "hospital" | "clinic" | "laboratory" | "pharmacy" | "other"
type AdminItem = { "changed": boolean; "data": Record<string, unknown>; "id": string; "key": string; "kind": Kind; "position": number; "publishAt": string | null; "published": Record<string, unknown> | null; "publishedAt": string | null; "status": "draft" | "published" | "archived"; "title": string; "unpublishAt": string | null; "updatedAt": string; "updatedBy": string | null; "version": number }
type AdminListItem = { "changed": boolean; "data": Record<string, unknown>; "id": string; "key": string; "kind": Kind; "languages": { "en": "ready" | "missing"; "id": "ready" | "missing" }; "position": number; "publishAt": string | null; "publishedAt": string | null; "status": "draft" | "published" | "archived"; "title": string; "unpublishAt": string | null; "updatedAt": string; "updatedBy": string | null; "version": number }
type AffectedPatient = { "alsoCall": boolean; "appointment": DeskAppointment; "by": "message" | "call"; "lateMinutes": number; "news": "absence" | "late" | "onTime" }
type Appointment = { "checkedInAt": string | null; "code": string; "createdAt": string; "dependant": NamedDependant; "doctor": string; "doctorName": string; "endsAt": string; "expiresAt": string | null; "guarantor": Guarantor; "id": string; "lateMinutes": number; "location": string; "locationName": string; "mode": "slots" | "session"; "queueNumber": number | null; "reason": string | null; "schedule": string; "settled": boolean; "startsAt": string; "status": AppointmentStatus; "statusReason": string | null; "timezone": string; "updatedAt": string }
type AppointmentLink = { "answer": "move" | "cancel" | "keep" | null; "appointment": { "checkedInAt": string | null; "code": string; "createdAt": string; "dependant": DependantName; "doctor": string; "doctorName": string; "endsAt": string; "expiresAt": string | null; "lateMinutes": number; "location": string; "locationName": string; "mode": "slots" | "session"; "queueNumber": number | null; "schedule": string; "settled": boolean; "startsAt": string; "status": AppointmentStatus; "statusReason": string | null; "timezone": string; "updatedAt": string }; "expiresAt": string; "news": "lost" | "late" | "restored" | "mayReturn"; "others": OtherDoctors; "places": FreeSlots; "replacement": { "checkedInAt": string | null; "code": string; "createdAt": string; "dependant": DependantName; "doctor": string; "doctorName": string; "endsAt": string; "expiresAt": string | null; "lateMinutes": number; "location": string; "locationName": string; "mode": "slots" | "session"; "queueNumber": number | null; "schedule": string; "settled": boolean; "startsAt": string; "status": AppointmentStatus; "statusReason": string | null; "timezone": string; "updatedAt": string } | null; "state": "open" | "answered" | "changed" }
type AppointmentStatus = "requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show"
type Articles = ListedArticles & Required<Pick<ListedArticles, "id" | "slug" | "title" | "body" | "updatedAt">>
type ArticlesSources = ({ "title": string; "url"?: Url })[]
type AuditEntry = { "action": string; "at": string; "by": string | null; "detail": Record<string, unknown> | null; "id": number; "objectId": string | null; "objectKind": string; "open": boolean; "patient": string | null; "patientId": string | null; "requestId": string | null; "role": "patient" | "admin" | null }
type Availability = { "availableToday": boolean; "byTelephoneToday": boolean; "doctor": Reference; "nextFree": { "free": number; "location": Reference; "schedule": string; "startsAt": string; "timezone": string } | null; "worksToday": boolean }
type CallItem = { "appointment": DeskAppointment; "attempts": ({ "at": string; "by": string | null; "mine": boolean; "result": "reached" | "no_answer" | "lapsed" | null })[]; "createdAt": string; "doneAt": string | null; "doneBy": string | null; "earlier": CallItemEarlier; "id": string; "newAppointment": CallItemEarlier; "news": "absence" | "late" | "cancelled" | "moved" | "unreached" | "restored" | "mayReturn" | "taken" | "busy"; "note": string | null; "outcome": "told" | "booked" | "cancelled" | "answered" | "rebooked" | "restored" | null; "why": "no_address" | "undeliverable" | "unanswered" }
type CallItemEarlier = { "checkedInAt": string | null; "code": string; "createdAt": string; "dependant": NamedDependant; "doctor": string; "doctorName": string; "endsAt": string; "expiresAt": string | null; "guarantor": Guarantor; "id": string; "lateMinutes": number; "location": string; "locationName": string; "mode": "slots" | "session"; "patient": DeskAppointmentPatient; "queueNumber": number | null; "reason": string | null; "schedule": string; "settled": boolean; "source": "online" | "phone" | "walk_in"; "startsAt": string; "status": AppointmentStatus; "statusReason": string | null; "timezone": string; "updatedAt": string } | null
type CallPlaces = { "others": OtherDoctors; "places": FreeSlots }
type ClosedDoctor = { "away": boolean; "byMessage": number; "displaced": number; "doctor": string; "doctorName": string; "toCall": number }
type Closure = { "doctors": ({ "doctor": string; "doctorName": string })[] | null; "endTime": string | null; "from": string; "id": string; "locations": (string)[]; "note": string | null; "startTime": string | null; "to": string }
type Colleague = { "authenticator": boolean; "createdAt": string; "disabled": boolean; "displays": number; "email": string; "full_name": string; "id": string; "invitation": "waiting" | "ended" | null; "language": Language; "lastActiveAt": string | null; "scopes": Scopes }
type ConcernedPlace = { "alsoCall"?: boolean; "by"?: "message" | "call"; "news": "absence" | "late" | "onTime"; "place": number; "startsAt": string; "timezone": string }
type ContactMessage = { "answeredAt": string | null; "createdAt": string; "email": string | null; "id": string; "language": "en" | "id"; "location": string | null; "message": string; "name": string; "phone": string | null; "reference": string; "status": "open" | "answered"; "topic": ContactMessageTopic }
type ContactMessageTopic = "appointment" | "billing" | "records" | "feedback" | "privacy" | "other"
type ContentState = { "changed": CountsByKind; "draft": CountsByKind; "review": CountsByKind; "untranslated": CountsByKind }
type CountsByKind = ({ "count": number; "kind": Kind })[]
type Crop = { "height": number; "width": number; "x": number; "y": number } | null
type DayPart = "morning" | "afternoon" | null
type DeletedItem = { "deletedAt": string; "deletedBy": string | null; "id": string; "key": string; "kind": Kind; "title": string }
type Dependant = { "birthDate": string; "guarantor": Guarantor; "id": string; "name": string; "relationship": DependantRelationship; "sex": DependantSex }
type DependantName = { "name": string } | null
type DependantRelationship = "child" | "spouse" | "parent" | "sibling" | "grandchild" | "grandparent" | "other"
type DependantSex = "female" | "male" | "other" | "unknown"
type DeskAppointment = { "checkedInAt": string | null; "code": string; "createdAt": string; "dependant": NamedDependant; "doctor": string; "doctorName": string; "endsAt": string; "expiresAt": string | null; "guarantor": Guarantor; "id": string; "lateMinutes": number; "location": string; "locationName": string; "mode": "slots" | "session"; "patient": DeskAppointmentPatient; "queueNumber": number | null; "reason": string | null; "schedule": string; "settled": boolean; "source": "online" | "phone" | "walk_in"; "startsAt": string; "status": AppointmentStatus; "statusReason": string | null; "timezone": string; "updatedAt": string }
type DeskAppointmentPatient = { "birthDate": string | null; "carer": string | null; "email": string; "id": string; "name": string; "phone": string | null }
type DeskQueue = { "doctor": string; "doctorName": string; "done": number; "endsAt": string; "expected": QueueEntries; "lateMinutes": number; "mode": "slots" | "session"; "room": string | null; "schedule": string; "serving": { "calledAt": string | null; "estimate": QueueEstimate; "id": string; "number": number | null; "passed": boolean; "place": number | null; "startsAt": string; "times": number } | null; "startsAt": string; "supposed": string | null; "timezone": string; "waiting": QueueEntries }
type DeskSession = { "capacity": number; "date": string; "doctor": Reference; "doctorName": string; "endsAt": string; "lateMinutes": number; "location": Reference; "mode": "slots" | "session"; "places": Slots; "room": string | null; "schedule": string; "startsAt": string; "timezone": string }
type DeskWaiting = { "createdAt": string; "dayPart": DayPart; "doctor": string | null; "doctorName": string | null; "from": string; "id": string; "missed": number; "offer": { "expiresAt": string; "startsAt": string; "timezone": string } | null; "patient": { "carer": string | null; "id": string; "name": string; "phone": string | null }; "specialist": string | null; "specialistName": { "en"?: string; "id"?: string } | null; "status": WaitingStatus; "to": string; "weekdays": (number)[] }
type Display = { "createdAt": string; "doctors": (string)[]; "ended": boolean; "id": string; "keeper": string | null; "location": string; "name": string; "over": boolean; "seenAt": string | null }
type DisplayView = { "locationName": string; "name": string; "now": string; "queues": ({ "doctor": string; "doctorName": string; "endsAt": string; "lateMinutes": number; "mode": "slots" | "session"; "next": ({ "estimate": QueueEstimate; "number": number | null; "place": number | null; "startsAt": string })[]; "room": string | null; "schedule": string; "serving": { "calledAt": string | null; "number": number | null; "place": number | null; "startsAt": string; "times": number } | null; "startsAt": string; "timezone": string })[]; "timezone": string }
type Doctors = ListedDoctors & Required<Pick<ListedDoctors, "id" | "slug" | "name" | "specialists" | "updatedAt">>
type DoctorsEducation = ({ "degree": string; "institution": string; "year"?: number })[]
type DoctorsGender = "male" | "female" | "other" | "unknown"
type EmergencySigns = ListedEmergencySigns & Required<Pick<ListedEmergencySigns, "id" | "slug" | "name" | "kind" | "advice" | "updatedAt">>
type EmergencySignsCallFirst = { "extension"?: string; "label": LocalizedText80; "number": Telephone; "url"?: Url }
type EmergencySignsKind = "stroke" | "heart" | "breathing" | "bleeding" | "poisoning" | "anaphylaxis" | "seizures" | "late-pregnancy" | "infant-fever" | "self-harm" | "injury"
type EmergencySignsPhrases = { "en"?: Terms; "id"?: Terms }
type Events = ListedEvents & Required<Pick<ListedEvents, "id" | "title" | "startsAt" | "updatedAt">>
type EventsEventStatus = "scheduled" | "rescheduled" | "postponed" | "cancelled"
type EventsRegistration = { "capacity"?: number; "deadline"?: string; "required"?: boolean; "url"?: Url }
type Everything = Record<string, (Record<string, unknown>)[]>
type Facilities = ListedFacilities & Required<Pick<ListedFacilities, "id" | "slug" | "name" | "updatedAt">>
type FacilitiesKind = "room" | "diagnostic" | "treatment" | "surgery" | "emergency" | "pharmacy" | "rehabilitation" | "worship" | "family" | "parking" | "food" | "other"
type FacilitiesPlaces = ({ "floor"?: string; "hours"?: OpeningHours; "information"?: LocalizedText400; "location": string; "phone"?: Telephone })[]
type Figures = { "applicants"?: OpenWork; "calls"?: OpenWork; "messages"?: OpenWork; "waiting"?: OpenWork }
type FocalPoint = { "x": number; "y": number }
type FoundRecords = { "appointments": ({ "code": string; "doctor": string; "id": string; "startsAt": string; "timezone": string })[]; "content": ({ "key": string; "kind": Kind; "title": string })[]; "patients": ({ "birthDate": string | null; "id": string; "name": string })[] }
type FreeSlots = (Occurrence)[]
type Gallery = (Picture)[]
type GeoCoordinates = { "latitude": number; "longitude": number }
type Guarantor = { "kind": "self" | "bpjs" | "partner"; "member": string | null; "name": string | null; "partner": string | null } | null
type Hold = { "answerBy": string | null; "dependant": string | null; "doctor": string; "endsAt": string; "expiresAt": string; "location": string; "schedule": string; "startsAt": string; "timezone": string }
type ItemKey = string
type ItemKeys = (string)[]
type Job = { "cron": string; "error": string | null; "lastFailedAt": string | null; "lastRunAt": string | null; "lastState": "completed" | "failed" | null; "milliseconds": number | null; "name": string; "running": boolean; "since": string }
type JobApplicant = { "answeredAt": string | null; "city": string | null; "consent": { "at": string; "text": string; "version": string }; "createdAt": string; "cv": { "name": string; "size": number; "type": string } | null; "education": string | null; "email": string; "experience": string | null; "hasCv": boolean; "id": string; "language": "en" | "id"; "licences": string | null; "message": string | null; "name": string; "notes": string; "offer": string; "offerTitle": JobApplicantOfferTitle; "phone": string | null; "reference": string; "replies": ({ "at": string; "by": string | null; "failure": "again" | "over" | null; "status": JobApplicantStatus; "subject": string; "text": string })[]; "retentionUntil": string; "status": JobApplicantStatus; "version": number; "waits": boolean }
type JobApplicantOfferTitle = { "en"?: string; "id"?: string }
type JobApplicantStatus = "new" | "shortlisted" | "interview" | "offered" | "hired" | "rejected" | "withdrawn"
type JobOffers = ListedJobOffers & Required<Pick<ListedJobOffers, "id" | "slug" | "title" | "description" | "validThrough" | "updatedAt">>
type JobOffersEmploymentType = "full-time" | "part-time" | "contract" | "temporary" | "internship" | "volunteer"
type Kind = "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "emergency-signs" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings"
type Language = "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN"
type Letter = { "kind": LetterKind; "languages": (Language)[] }
type LetterKind = "appointment.requested" | "appointment.accepted" | "appointment.declined" | "appointment.expired" | "appointment.moved" | "appointment.cancelled" | "appointment.booked" | "appointment.movedByHospital" | "appointment.cancelledByHospital" | "appointment.absence" | "appointment.late" | "appointment.onTime" | "appointment.restored" | "appointment.mayReturn" | "appointment.reminderDay" | "appointment.reminderHours" | "waiting-list.offer" | "sign-up.code" | "sign-up.known" | "sign-in.new-device" | "sign-in.wrong-codes" | "password.reset" | "password.reset-admin" | "password.changed" | "email.code" | "email.known" | "email.changed" | "staff.invitation" | "contact.message" | "contact.received" | "application.new" | "application.received" | "application.reply"
type LetterPreview = { "calendar": "REQUEST" | "CANCEL" | null; "frame": string; "kind": LetterKind; "language": Language; "subject": string; "text": string }
type ListedAboutBanners = { "heading"?: LocalizedText200; "id": string; "image"?: Picture; "updatedAt": string }
type ListedAddresses = { "accessibility"?: LocalizedText4000; "city"?: string; "code"?: ItemKey; "country"?: string; "cover"?: Picture; "district"?: string; "email1"?: string; "emergencyOpen24h"?: boolean; "geo"?: GeoCoordinates; "hours"?: OpeningHours; "id": string; "isMain"?: boolean; "lastVerifiedAt"?: string; "officialName"?: string; "operatingStatus"?: AddressesOperatingStatus; "phones"?: AddressesPhones; "postcode"?: string; "province"?: string; "shortName"?: string; "street"?: string; "timezone"?: string; "transport"?: LocalizedText4000; "type"?: AddressesType; "updatedAt": string; "whatsappNumber"?: Telephone }
type ListedArticles = { "author"?: string; "authorDoctor"?: string; "body"?: RichText; "category"?: string; "cover"?: Picture; "excerpt"?: LocalizedText500; "id": string; "lastReviewed"?: string; "relatedSpecialists"?: ItemKeys; "reviewDue"?: string; "reviewedBy"?: string; "slug"?: ItemKey; "sources"?: ArticlesSources; "tags"?: Terms; "title"?: LocalizedText200; "updatedAt": string }
type ListedDoctors = { "acceptingNewPatients"?: boolean; "biography"?: RichText; "bookable"?: boolean; "certifications"?: Terms; "conditions"?: LocalizedTexts; "consultationFee"?: PriceRange; "education"?: DoctorsEducation; "experienceSince"?: number; "featured"?: boolean; "gender"?: DoctorsGender; "headline"?: LocalizedText200; "id": string; "languages"?: Terms; "name"?: string; "photo"?: Picture; "prefix"?: string; "procedures"?: LocalizedTexts; "slug"?: ItemKey; "specialists"?: RequiredItemKeys; "subSpecialties"?: Terms; "suffix"?: string; "telehealth"?: boolean; "units"?: ItemKeys; "updatedAt": string }
type ListedEmergencySigns = { "advice"?: LocalizedText400; "callFirst"?: EmergencySignsCallFirst; "exceptions"?: EmergencySignsPhrases; "id": string; "kind"?: EmergencySignsKind; "name"?: LocalizedText80; "phrases"?: EmergencySignsPhrases; "slug"?: ItemKey; "updatedAt": string }
type ListedEvents = { "body"?: RichText; "cover"?: Picture; "endsAt"?: string; "eventStatus"?: EventsEventStatus; "id": string; "location"?: string; "online"?: Url; "registration"?: EventsRegistration; "room"?: LocalizedText120; "startsAt"?: string; "summary"?: LocalizedText500; "title"?: LocalizedText200; "updatedAt": string }
type ListedException = { "doctor": OptionalReference; "doctorName": string | null; "endTime": OptionalTime; "from": string; "id": string; "kind": ScheduleExceptionKind; "location": OptionalReference; "minutes": number | null; "note": string | null; "room": string | null; "startTime": OptionalTime; "to": string }
type ListedFacilities = { "body"?: RichText; "cover"?: Picture; "gallery"?: Gallery; "id": string; "kind"?: FacilitiesKind; "name"?: LocalizedText200; "onHome"?: boolean; "places"?: FacilitiesPlaces; "slug"?: ItemKey; "summary"?: LocalizedText500; "units"?: ItemKeys; "updatedAt": string }
type ListedJobOffers = { "datePosted"?: string; "description"?: RichText; "employmentType"?: JobOffersEmploymentType; "hiring"?: "open" | "paused" | "filled"; "id": string; "licences"?: Terms; "location"?: string; "openings"?: number; "qualifications"?: RichText; "responsibilities"?: RichText; "salary"?: LocalizedText160; "slug"?: ItemKey; "title"?: LocalizedText200; "unit"?: string; "updatedAt": string; "validThrough"?: string }
type ListedMainBanners = { "cta"?: LocalizedText60; "endsAt"?: string; "id": string; "images"?: MainBannersImages; "link"?: Url; "position"?: number; "startsAt"?: string; "text"?: LocalizedText400; "title"?: LocalizedText200; "updatedAt": string }
type ListedMediaCategories = { "for"?: "article" | "news" | "video"; "id": string; "name"?: LocalizedText80; "slug"?: ItemKey; "updatedAt": string }
type ListedNews = { "attachments"?: NewsAttachments; "body"?: RichText; "category"?: string; "contact"?: NewsContact; "cover"?: Picture; "datePublished"?: string; "excerpt"?: LocalizedText500; "expiresAt"?: string; "headline"?: LocalizedText200; "id": string; "location"?: string; "slug"?: ItemKey; "updatedAt": string }
type ListedPackageCategories = { "description"?: LocalizedText500; "icon"?: string; "id": string; "name"?: LocalizedText80; "slug"?: ItemKey; "updatedAt": string }
type ListedPackages = { "additionalInformation"?: RichText; "bookingMode"?: "chat" | "phone" | "appointment"; "categories"?: RequiredItemKeys; "cover"?: Picture; "details"?: RichText; "durationMinutes"?: number; "forWhom"?: PackagesForWhom; "gallery"?: Gallery; "id": string; "inclusions"?: PackagesInclusions; "locations"?: ItemKeys; "preparation"?: LocalizedText1000; "price"?: PackagesPrice; "priceNote"?: LocalizedText300; "recommended"?: boolean; "slug"?: ItemKey; "summary"?: LocalizedText500; "termsAndConditions"?: RichText; "termsVersion"?: string; "title"?: LocalizedText200; "updatedAt": string }
type ListedPartners = { "coverage"?: PartnersCoverage; "id": string; "kind"?: PartnersKind; "logo"?: Picture; "name"?: string; "slug"?: ItemKey; "updatedAt": string; "url"?: Url }
type ListedQuestionCategories = { "id": string; "name"?: LocalizedText80; "slug"?: ItemKey; "updatedAt": string }
type ListedQuestions = { "answer"?: RichText; "category"?: string; "id": string; "position"?: number; "question"?: LocalizedText300; "updatedAt": string }
type ListedSocialMedias = { "handle"?: string; "icon"?: SocialMediasIcon; "id": string; "link"?: Url; "name"?: string; "slug"?: ItemKey; "updatedAt": string }
type ListedSpecialists = { "alsoKnownAs"?: Terms; "body"?: RichText; "conditions"?: LocalizedTexts; "cover"?: Picture; "icon"?: string; "id": string; "name"?: LocalizedText200; "plainName"?: LocalizedText200; "slug"?: ItemKey; "summary"?: LocalizedText500; "treatments"?: LocalizedTexts; "updatedAt": string }
type ListedTestimonials = { "displayName"?: string; "doctor"?: string; "id": string; "originalLanguage"?: "en" | "id"; "text"?: LocalizedText1200; "unit"?: string; "updatedAt": string; "verifiedVisit"?: boolean; "visitMonth"?: string }
type ListedUnits = { "body"?: RichText; "code"?: ItemKey; "cover"?: Picture; "floor"?: string; "hours"?: OpeningHours; "id": string; "location"?: string; "name"?: LocalizedText200; "onlineBooking"?: boolean; "operatingStatus"?: "open" | "limited" | "closed"; "phones"?: Telephones; "preparation"?: LocalizedText4000; "referralRequired"?: boolean; "room"?: string; "specialists"?: ItemKeys; "summary"?: LocalizedText500; "type"?: UnitsType; "updatedAt": string; "walkIn"?: boolean }
type ListedVideos = { "captions"?: VideosCaptions; "category"?: string; "description"?: LocalizedText1000; "duration"?: number; "id": string; "provider"?: "youtube" | "vimeo" | "file"; "providerId"?: string; "slug"?: ItemKey; "speaker"?: string; "thumbnail"?: Picture; "title"?: LocalizedText200; "transcript"?: LocalizedText20000; "updatedAt": string }
type LocalizedText1000 = { "en"?: string; "id"?: string }
type LocalizedText120 = { "en"?: string; "id"?: string }
type LocalizedText1200 = { "en"?: string; "id"?: string }
type LocalizedText160 = { "en"?: string; "id"?: string }
type LocalizedText200 = { "en"?: string; "id"?: string }
type LocalizedText20000 = { "en"?: string; "id"?: string }
type LocalizedText300 = { "en"?: string; "id"?: string }
type LocalizedText400 = { "en"?: string; "id"?: string }
type LocalizedText4000 = { "en"?: string; "id"?: string }
type LocalizedText500 = { "en"?: string; "id"?: string }
type LocalizedText60 = { "en"?: string; "id"?: string }
type LocalizedText600 = { "en"?: string; "id"?: string }
type LocalizedText80 = { "en"?: string; "id"?: string }
type LocalizedTexts = (LocalizedText200)[]
type MainBanners = ListedMainBanners & Required<Pick<ListedMainBanners, "id" | "title" | "updatedAt">>
type MainBannersImages = { "desktop"?: MainBannersImagesDesktop; "mobile"?: MainBannersImagesDesktop }
type MainBannersImagesDesktop = { "en"?: Picture; "id"?: Picture }
type MediaCategories = ListedMediaCategories & Required<Pick<ListedMediaCategories, "id" | "slug" | "name" | "for" | "updatedAt">>
type MediaFile = { "alt": { "en"?: string; "id"?: string }; "color": string; "createdAt": string; "crop": Crop; "focal": FocalPoint; "height": number; "id": string; "name": string; "size": number; "src": string; "tags": (string)[]; "thumbhash": string; "type": string; "updatedAt": string; "version": number; "whole": { "height": number; "width": number }; "width": number }
type NamedDependant = { "id": string; "name": string } | null
type NamedOccurrence = { "capacity": number; "date": string; "doctor": Reference; "doctorName": string; "endsAt": string; "lateMinutes": number; "location": Reference; "mode": "slots" | "session"; "places": Slots; "room": string | null; "schedule": string; "startsAt": string; "timezone": string }
type News = ListedNews & Required<Pick<ListedNews, "id" | "slug" | "headline" | "body" | "updatedAt">>
type NewsAttachments = ({ "title": LocalizedText200; "url": Url })[]
type NewsContact = { "email"?: string; "name"?: LocalizedText200; "phone"?: Telephone }
type Notification = { "about": string | null; "at": string; "content": { "key": string; "kind": string } | null; "id": number; "kind": "request" | "cancelled" | "applicant" | "message" | "publication" | "mail" | "job" | "clock" | "review"; "objectId": string | null; "read": boolean; "settled": boolean; "startsAt": string | null; "timezone": string | null }
type Occurrence = { "capacity": number; "date": string; "doctor": Reference; "endsAt": string; "lateMinutes": number; "location": Reference; "mode": "slots" | "session"; "places": Slots; "room": string | null; "schedule": string; "startsAt": string; "timezone": string }
type OpenWork = { "count": number; "since": string | null }
type OpeningHours = ({ "closes": string; "day": "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; "opens": string })[]
type OptionalReference = string | null
type OptionalTelephone = string | null
type OptionalTime = string | null
type OtherDoctors = ({ "doctor": string; "doctorName": string; "places": FreeSlots })[]
type PackageCategories = ListedPackageCategories & Required<Pick<ListedPackageCategories, "id" | "slug" | "name" | "updatedAt">>
type Packages = ListedPackages & Required<Pick<ListedPackages, "id" | "slug" | "title" | "categories" | "updatedAt">>
type PackagesForWhom = { "ageFrom"?: number; "ageTo"?: number; "sex"?: "everybody" | "female" | "male" }
type PackagesInclusions = ({ "group"?: LocalizedText80; "item": LocalizedText200; "note"?: LocalizedText200 })[]
type PackagesPrice = { "amount": number; "before"?: number; "currency": string; "validFrom"?: string; "validTo"?: string }
type Partners = ListedPartners & Required<Pick<ListedPartners, "id" | "slug" | "name" | "kind" | "updatedAt">>
type PartnersCoverage = { "cashless"?: boolean; "inpatient"?: boolean; "outpatient"?: boolean }
type PartnersKind = "insurer" | "company" | "supplier" | "educator"
type PatientForDesk = PatientRow & { "address": string | null; "dependants": ({ "birthDate": string | null; "id": string; "name": string; "relationship": string })[]; "language": "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN" | null; "promotionalOffers": boolean; "promotionalOffersAt": string | null; "promotionalOffersText": string | null; "visits": (Appointment)[] }
type PatientRow = { "appointments": number; "birthDate": string | null; "carer": string | null; "createdAt": string; "disabled": boolean; "email": string | null; "id": string; "name": string; "phone": string | null }
type Picture = { "alt"?: LocalizedText300; "color"?: string; "focal"?: FocalPoint; "height"?: number; "src": string; "width"?: number }
type PriceRange = { "amount": number; "currency": string; "note"?: string }
type PublicationRun = { "changedFiles": number | null; "error": string | null; "failedPages": ({ "error": string; "file": string })[]; "files": number | null; "id": string; "liveAt": string | null; "milliseconds": number | null; "pages": number | null; "startedAt": string; "state": PublicationRunState; "trigger": "start" | "change" | "demand" | "schedule" | "rollback" }
type PublicationRunState = "waiting" | "building" | "live" | "failed"
type QuestionCategories = ListedQuestionCategories & Required<Pick<ListedQuestionCategories, "id" | "slug" | "name" | "updatedAt">>
type Questions = ListedQuestions & Required<Pick<ListedQuestions, "id" | "question" | "answer" | "updatedAt">>
type QueueEntries = ({ "calledAt": string | null; "estimate": QueueEstimate; "id": string; "number": number | null; "passed": boolean; "place": number | null; "startsAt": string; "times": number })[]
type QueueEstimate = { "from": string; "to": string } | null
type QueueStatus = { "ahead": number | null; "at": string; "begins": string | null; "from": string | null; "lateMinutes": number; "measured": boolean; "minutesEach": number | null; "number": number | null; "serving": { "number": number | null; "startsAt": string } | null; "startsAt": string; "state": "unconfirmed" | "later" | "before" | "waiting" | "serving" | "passed" | "seen" | "over" | "closed"; "timezone": string; "to": string | null }
type Redirect = { "automatic": boolean; "createdAt": string; "createdBy": string | null; "from": string; "id": string; "to": string | null }
type Reference = string
type RequestConflict = { "other": DeskAppointment; "request": string; "why": "sameDay" | "sameDoctor" }
type RequiredItemKeys = (string)[]
type Restoring = { "affected": RestoringAffected; "alsoToCall": RestoringAlsoToCall; "asked": RestoringAsked; "notRestored": RestoringNotRestored; "restored": RestoringRestored; "settled": RestoringSettled; "toCall": RestoringToCall; "told": RestoringTold }
type RestoringAffected = number
type RestoringAlsoToCall = number
type RestoringAsked = number
type RestoringNotRestored = number
type RestoringRestored = number
type RestoringSettled = number
type RestoringToCall = number
type RestoringTold = number
type Revision = { "action": string; "at": string; "by": string | null; "data": Record<string, unknown>; "fields": (string)[]; "version": number }
type RichText = { "en"?: RichTextDocument; "id"?: RichTextDocument }
type RichTextDocument = { "content": ({ "type": string } & Record<string, unknown>)[]; "type": "doc" }
type Schedule = { "capacity": number; "doctor": Reference; "endTime": string; "horizonDays": number; "id": string; "location": Reference; "mode": "slots" | "session"; "noticeMinutes": number; "public": boolean; "room": string | null; "slotMinutes": number | null; "startTime": string; "timezone": string; "unit": OptionalReference; "validFrom": string; "validTo": string | null; "weekday": number }
type ScheduleException = { "doctor": OptionalReference; "endTime": OptionalTime; "from": string; "id": string; "kind": ScheduleExceptionKind; "location": OptionalReference; "minutes": number | null; "note": string | null; "room": string | null; "startTime": OptionalTime; "to": string }
type ScheduleExceptionKind = "leave" | "holiday" | "late" | "extra" | "room"
type Scope = "content" | "medical" | "hr" | "desk" | "super"
type Scopes = (Scope)[]
type Session = { "activeAt": string; "createdAt": string; "current": boolean; "expiresAt": string; "id": string; "userAgent": string | null }
type Settings = { "booking"?: SettingsBooking; "brand"?: SettingsBrand; "businessHours"?: OpeningHours; "chatWidget"?: SettingsChatWidget; "currency"?: string; "customer_care"?: Telephone; "description"?: LocalizedText400; "emergencyNumber"?: Telephone; "emergency_call"?: Telephone; "hospital_name": string; "id": string; "logo"?: Picture; "siteTitle"?: LocalizedText120; "supportEmail"?: string; "timezone"?: string; "updatedAt": string; "whatsappNumber"?: Telephone }
type SettingsBooking = { "answerHours"?: number; "callHours"?: number; "cancelHours"?: number; "maxOpenPerPatient"?: number; "offerMinutes"?: number; "requestExpiryMinutes"?: number; "rescheduleHours"?: number; "shortNotice"?: "telephone" | "confirm"; "vanishedDays"?: number }
type SettingsBrand = { "chroma"?: number; "hue"?: number }
type SettingsChatWidget = { "enabled"?: boolean; "scriptUrl"?: string }
type Setup = { "mail": { "from": string; "server": string | null }; "remains": ({ "done": boolean; "what": "address-public" | "backup" | "authenticator" })[]; "steps": ({ "state": "open" | "draft" | "done"; "step": "hospital" | "location" | "specialties" | "doctors" | "timetable" | "mail" | "colleagues" | "publish" })[] }
type SiteReleases = { "bytes": number | null; "heldBy": string | null; "heldSince": string | null; "nextTry": string | null; "releases": ({ "builtAt": string; "changedFiles": number | null; "current": boolean; "files": number | null; "id": string })[]; "waiting": number }
type Slots = ({ "endsAt": string; "free": number; "shortNotice"?: "telephone" | "confirm"; "startsAt": string })[]
type SocialMedias = ListedSocialMedias & Required<Pick<ListedSocialMedias, "id" | "slug" | "name" | "link" | "updatedAt">>
type SocialMediasIcon = "facebook" | "instagram" | "youtube" | "x" | "tiktok" | "linkedin" | "threads" | "whatsapp" | "link"
type SpecialistDay = { "date": string; "doctors": number; "first": { "doctor": Reference; "doctorName": string; "location": Reference; "schedule": string; "startsAt": string; "timezone": string } | null; "free": number; "locations": (Reference)[] }
type Specialists = ListedSpecialists & Required<Pick<ListedSpecialists, "id" | "slug" | "name" | "updatedAt">>
type Telephone = string
type Telephones = (Telephone)[]
type Terms = (string)[]
type TestLetter = { "reason": string | null; "sent": boolean; "to": string }
type Testimonials = ListedTestimonials & Required<Pick<ListedTestimonials, "id" | "displayName" | "text" | "updatedAt">>
type Trail = { "action": string; "at": string; "by": string | null; "objectKind": string }
type UndeliveredLetter = { "attempts": number; "createdAt": string; "error": string | null; "id": string; "kind": string; "nextAttemptAt": string | null; "subject": string; "to": string; "whole": boolean }
type Units = ListedUnits & Required<Pick<ListedUnits, "id" | "code" | "name" | "location" | "updatedAt">>
type UnitsType = "emergency" | "outpatient" | "inpatient" | "intensive-care" | "surgery" | "maternity" | "laboratory" | "radiology" | "pharmacy" | "dialysis" | "rehabilitation" | "checkup" | "other"
type Url = string
type User = { "email": string; "full_name": string; "id": string; "language": Language; "role": "patients" | "admin"; "scopes"?: Scopes }
type Videos = ListedVideos & Required<Pick<ListedVideos, "id" | "slug" | "title" | "provider" | "providerId" | "updatedAt">>
type VideosCaptions = { "en"?: Url; "id"?: Url }
type Visits = { "days": ({ "count": number; "day": string })[]; "missed": ({ "count": number; "words": string })[]; "pages": ({ "count": number; "page": string })[] }
type WaitingEntry = { "createdAt": string; "dayPart": DayPart; "dependant": NamedDependant; "doctor": string | null; "doctorName": string | null; "from": string; "id": string; "offer": WaitingEntryOffer; "position": number | null; "replaces": { "id": string; "startsAt": string; "timezone": string } | null; "specialist": string | null; "status": WaitingStatus; "to": string; "weekdays": (number)[] }
type WaitingEntryOffer = { "answerBy": string | null; "dependant": string | null; "doctor": string; "endsAt": string; "expiresAt": string; "location": string; "schedule": string; "startsAt": string; "timezone": string } | null
type WaitingStatus = "waiting" | "offered" | "booked" | "left" | "over"
type WeekSession = { "away": boolean; "date": string; "doctor": string; "doctorName": string; "endsAt": string; "lateMinutes": number; "location": string; "room": string | null; "schedule": string; "startsAt": string; "taken": number; "timezone": string; "total": number }
type WrittenClosure = { "exceptions": number; "id": string }

/** The result of each operation, by method and path. */
export interface Results {
  'get /api/livez': { "status": string }
  'get /api/readyz': { "status": string }
  'get /api/docs': unknown
  'get /api/docs/{file}': unknown
  'post /api/auth/patients/signup': null
  'post /api/auth/patients/confirm': { "device": string; "token": string; "user": User }
  'post /api/auth/patients/login': { "device": string; "token": string; "user": User }
  'post /api/auth/patients/logout': null
  'post /api/auth/admins/login': { "device": string; "token": string; "user": User }
  'post /api/auth/admins/logout': null
  'post /api/auth/patients/reset-request': null
  'post /api/auth/patients/reset': { "device": string }
  'post /api/auth/admins/reset-request': null
  'post /api/auth/admins/reset': { "device": string }
  'get /api/profile/patients/user': User
  'get /api/profile/admins/user': User
  'get /api/profile/keep-key': { "key": string }
  'put /api/profile/password': null
  'post /api/profile/email': null
  'post /api/profile/email/confirm': { "email": string }
  'put /api/profile/language': null
  'get /api/profile/authenticator': { "on": boolean; "recoveryCodes": number }
  'post /api/profile/authenticator': { "secret": string; "uri": string }
  'post /api/profile/authenticator/confirm': { "recoveryCodes": (string)[] }
  'post /api/profile/authenticator/recovery-codes': { "recoveryCodes": (string)[] }
  'post /api/profile/authenticator/remove': null
  'get /api/auth/sessions': (Session)[]
  'delete /api/auth/sessions/{id}': null
  'post /api/auth/admins/setup': { "device": string; "token": string; "user": User }
  'get /api/admins/users': (Colleague)[]
  'post /api/admins/users': Colleague
  'post /api/admins/users/{id}/invite': null
  'put /api/admins/users/{id}': Colleague
  'get /api/demo/outbox': ({ "kind": string; "subject": string; "text": string; "createdAt": string })[]
  'get /api/admins/letters': (Letter)[]
  'get /api/admins/letters/{kind}/{language}': LetterPreview
  'get /api/letter-frames/{kind}/{language}': unknown
  'get /api/admins/undelivered-letters': (UndeliveredLetter)[]
  'post /api/admins/undelivered-letters/{id}/retry': null
  'get /api/address': { "email1": string; "whatsappNumber": string; "emergencyNumber": string; "customer_care": string; "emergency_call": string }
  'post /api/specialists/sync': { "accepted": boolean }
  'post /api/units/sync': { "accepted": boolean }
  'post /api/doctors/sync': { "accepted": boolean }
  'post /api/schedules/sync': { "accepted": boolean }
  'get /api/admins/publications/releases': SiteReleases
  'post /api/admins/publications/rollback': SiteReleases
  'get /api/admins/publications/{change}': { "state": PublicationRunState; "liveAt": string | null; "milliseconds": number | null; "error": string | null }
  'get /api/admins/publications': (PublicationRun)[]
  'post /api/admins/publications': { "accepted": boolean }
  'post /api/admins/preview/{kind}/{key}': { "address": string }
  'get /api/previews/{kind}/{key}': unknown
  'get /api/admins/operations/backups': { "scheduled": boolean; "folder": string | null; "keep": number; "lastGoodAt": string | null; "runs": ({ "id": string; "trigger": "schedule" | "command"; "startedAt": string; "endedAt": string; "folder": string | null; "rows": number | null; "files": number | null; "bytes": number | null; "verified": "read" | "restored" | null; "error": string | null })[] }
  'get /api/admins/operations/check-up': ({ "check": string; "state": "fine" | "warning" | "wrong"; "message": string; "remedy": string | null })[]
  'get /api/admins/notifications': (Notification)[]
  'get /api/admins/notifications/count': { "count": number }
  'post /api/admins/notifications/read': null
  'get /api/admins/audit': (AuditEntry)[]
  'get /api/admins/audit/people': ({ "id": string; "name": string })[]
  'get /api/admins/audit/export': unknown
  'get /api/admins/redirects': (Redirect)[]
  'post /api/admins/redirects': { "id": string }
  'delete /api/admins/redirects/{id}': null
  'post /api/visits': { "accepted": boolean }
  'get /api/admins/visits': Visits
  'get /api/admins/content-state': ContentState
  'get /api/admins/search': FoundRecords
  'get /api/admins/operations/jobs': (Job)[]
  'post /api/admins/operations/jobs/{name}/run': { "accepted": boolean }
  'get /api/admins/setup': Setup
  'post /api/admins/operations/test-letter': TestLetter
  'post /api/appointments/{id}/testimonial': null
  'get /api/patients/me': { "address": string | null; "birthDate": string | null; "email": string; "full_name": string; "guarantor": Guarantor; "language": Language; "phone": OptionalTelephone; "promotionalOffers": boolean; "reminders": boolean }
  'put /api/patients/me': { "address": string | null; "birthDate": string | null; "email": string; "full_name": string; "guarantor": Guarantor; "language": Language; "phone": OptionalTelephone; "promotionalOffers": boolean; "reminders": boolean }
  'get /api/patients/me/everything': Everything
  'get /api/patients/me/document': unknown
  'post /api/patients/me/erase': null
  'get /api/dependants': (Dependant)[]
  'post /api/dependants': Dependant
  'put /api/dependants/{id}': Dependant
  'delete /api/dependants/{id}': null
  'get /api/admins/patients': (PatientRow)[]
  'get /api/admins/patients/{id}': PatientForDesk
  'post /api/admins/patients/{id}/disable': PatientRow
  'get /api/admins/patients/{id}/trail': (Trail)[]
  'get /api/admins/patients/{id}/everything': Everything
  'get /api/admins/patients/{id}/document': unknown
  'post /api/admins/patients/{id}/erase': null
  'get /api/schedules': (Schedule)[]
  'get /api/schedule-exceptions': (ScheduleException)[]
  'get /api/doctors/{slug}/places': (Occurrence)[]
  'get /api/availability': (Availability)[]
  'get /api/specialists/{slug}/places': (NamedOccurrence)[]
  'get /api/specialists/{slug}/days': (SpecialistDay)[]
  'get /api/appointments/status/{code}': QueueStatus
  'get /api/answer-link': AppointmentLink
  'post /api/answer-link': AppointmentLink
  'get /api/appointments/by-link/{token}': AppointmentLink
  'post /api/appointments/by-link/{token}': AppointmentLink
  'post /api/holds': Hold
  'get /api/holds': WaitingEntryOffer
  'delete /api/holds': null
  'post /api/waiting-list': WaitingEntry
  'get /api/waiting-list': (WaitingEntry)[]
  'delete /api/waiting-list/{id}': null
  'get /api/admins/waiting-list': (DeskWaiting)[]
  'post /api/appointments': Appointment
  'get /api/appointments': (Appointment)[]
  'get /api/appointments/{id}': Appointment
  'post /api/appointments/{id}/cancel': Appointment
  'post /api/appointments/{id}/reschedule': Appointment
  'get /api/admins/appointments': (DeskAppointment)[]
  'post /api/admins/appointments': DeskAppointment
  'get /api/admins/appointments/{id}': DeskAppointment
  'post /api/admins/appointments/{id}/accept': DeskAppointment
  'post /api/admins/appointments/{id}/decline': DeskAppointment
  'post /api/admins/appointments/{id}/cancel': DeskAppointment
  'post /api/admins/appointments/{id}/check-in': DeskAppointment
  'post /api/admins/appointments/{id}/complete': DeskAppointment
  'post /api/admins/appointments/{id}/no-show': DeskAppointment
  'post /api/admins/appointments/{id}/reinstate': DeskAppointment
  'post /api/admins/appointments/{id}/reschedule': DeskAppointment
  'put /api/admins/appointments/{id}/guarantor': DeskAppointment
  'get /api/admins/call-list': (CallItem)[]
  'post /api/admins/call-list/{id}/call': CallItem
  'post /api/admins/call-list/{id}/no-answer': CallItem
  'post /api/admins/call-list/{id}/done': CallItem
  'get /api/admins/call-list/{id}/places': CallPlaces
  'get /api/admins/schedules': (Schedule)[]
  'post /api/admins/schedules': Schedule
  'put /api/admins/schedules/{id}': Schedule
  'delete /api/admins/schedules/{id}': { "deleted": boolean; "schedule": Schedule | null }
  'get /api/admins/schedule-exceptions': (ListedException)[]
  'post /api/admins/schedule-exceptions': ScheduleException
  'put /api/admins/schedule-exceptions/{id}': ScheduleException
  'delete /api/admins/schedule-exceptions/{id}': ScheduleException
  'post /api/admins/schedule-exceptions/{id}/undo-figures': Restoring
  'get /api/admins/closures': (Closure)[]
  'post /api/admins/closures': WrittenClosure
  'post /api/admins/closures/preview': (ClosedDoctor)[]
  'delete /api/admins/closures/{id}': WrittenClosure
  'post /api/admins/closures/{id}/undo-figures': Restoring
  'post /api/admins/schedule-exceptions/affected': (AffectedPatient)[]
  'get /api/admins/desk/sessions': (DeskSession)[]
  'get /api/admins/desk/week': (WeekSession)[]
  'get /api/admins/desk/conflicts': (RequestConflict)[]
  'get /api/admins/figures': Figures
  'post /api/admins/schedules/{id}/concerned': (ConcernedPlace)[]
  'post /api/admins/schedule-exceptions/concerned': (ConcernedPlace)[]
  'get /api/admins/desk/queue': (DeskQueue)[]
  'post /api/admins/desk/queue/call': DeskQueue
  'post /api/admins/desk/queue/{id}/again': null
  'post /api/admins/desk/queue/{id}/pass': null
  'get /api/admins/desk/displays': (Display)[]
  'post /api/admins/desk/displays': { "display": Display; "token": string }
  'post /api/admins/desk/displays/{id}/take-over': null
  'delete /api/admins/desk/displays/{id}': null
  'post /api/display': DisplayView
  'post /api/contact-messages': { "reference": string }
  'get /api/admins/contact-messages': (ContactMessage)[]
  'get /api/admins/contact-messages/{id}': ContactMessage
  'put /api/admins/contact-messages/{id}': ContactMessage
  'delete /api/admins/contact-messages/{id}': { "id": string }
  'post /api/admins/contact-messages/bulk': ({ "done": boolean; "id": string; "message": string | null })[]
  'post /api/job-offers/{slug}/applications': { "reference": string }
  'get /api/admins/job-applicants': ({ "id": string; "reference": string; "offer": string; "offerTitle": JobApplicantOfferTitle; "name": string; "city": string | null; "status": JobApplicantStatus; "hasCv": boolean; "createdAt": string; "answeredAt": string | null; "waits": boolean; "version": number })[]
  'get /api/admins/job-applicants/offers': ({ "offer": string; "title": JobApplicantOfferTitle; "count": number })[]
  'get /api/admins/job-applicants/{id}': JobApplicant
  'put /api/admins/job-applicants/{id}': JobApplicant
  'delete /api/admins/job-applicants/{id}': { "id": string }
  'get /api/admins/job-applicants/{id}/reply-template': { "language": "en" | "id"; "subject": string; "text": string }
  'post /api/admins/job-applicants/{id}/replies': JobApplicant
  'post /api/admins/job-applicants/bulk': ({ "done": boolean; "id": string; "message": string | null })[]
  'get /api/admins/job-applicants/{id}/cv': unknown
  'get /api/admins/media': (MediaFile)[]
  'post /api/admins/media': MediaFile
  'get /api/admins/media/tags': ({ "tag": string; "count": number })[]
  'get /api/admins/media/{id}': MediaFile & { "usedBy": ({ "kind": Kind; "key": string; "title": string; "published": boolean })[] }
  'put /api/admins/media/{id}': MediaFile
  'delete /api/admins/media/{id}': { "id": string }
  'post /api/admins/media/{id}/file': MediaFile
  'put /api/admins/media/{id}/crop': MediaFile
  'get /api/admins/media/{id}/whole': unknown
  'get /api/addresses/{key}/revisions': (Revision)[]
  'get /api/specialists/{key}/revisions': (Revision)[]
  'get /api/units/{key}/revisions': (Revision)[]
  'get /api/doctors/{key}/revisions': (Revision)[]
  'get /api/media-categories/{key}/revisions': (Revision)[]
  'get /api/articles/{key}/revisions': (Revision)[]
  'get /api/news/{key}/revisions': (Revision)[]
  'get /api/videos/{key}/revisions': (Revision)[]
  'get /api/social-medias/{key}/revisions': (Revision)[]
  'get /api/facilities/{key}/revisions': (Revision)[]
  'get /api/events/{key}/revisions': (Revision)[]
  'get /api/partners/{key}/revisions': (Revision)[]
  'get /api/question-categories/{key}/revisions': (Revision)[]
  'get /api/questions/{key}/revisions': (Revision)[]
  'get /api/emergency-signs/{key}/revisions': (Revision)[]
  'get /api/testimonials/{key}/revisions': (Revision)[]
  'get /api/package-categories/{key}/revisions': (Revision)[]
  'get /api/packages/{key}/revisions': (Revision)[]
  'get /api/job-offers/{key}/revisions': (Revision)[]
  'get /api/main-banners/{key}/revisions': (Revision)[]
  'get /api/about-banners/{key}/revisions': (Revision)[]
  'get /api/about-description/{key}/revisions': (Revision)[]
  'get /api/settings/{key}/revisions': (Revision)[]
  'post /api/addresses/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/addresses/{key}/discard': AdminItem
  'post /api/addresses/{key}/schedule': AdminItem
  'post /api/specialists/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/specialists/{key}/discard': AdminItem
  'post /api/specialists/{key}/schedule': AdminItem
  'post /api/units/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/units/{key}/discard': AdminItem
  'post /api/units/{key}/schedule': AdminItem
  'post /api/doctors/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/doctors/{key}/discard': AdminItem
  'post /api/doctors/{key}/schedule': AdminItem
  'post /api/media-categories/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/media-categories/{key}/discard': AdminItem
  'post /api/media-categories/{key}/schedule': AdminItem
  'post /api/articles/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/articles/{key}/discard': AdminItem
  'post /api/articles/{key}/schedule': AdminItem
  'post /api/news/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/news/{key}/discard': AdminItem
  'post /api/news/{key}/schedule': AdminItem
  'post /api/videos/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/videos/{key}/discard': AdminItem
  'post /api/videos/{key}/schedule': AdminItem
  'post /api/social-medias/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/social-medias/{key}/discard': AdminItem
  'post /api/social-medias/{key}/schedule': AdminItem
  'post /api/facilities/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/facilities/{key}/discard': AdminItem
  'post /api/facilities/{key}/schedule': AdminItem
  'post /api/events/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/events/{key}/discard': AdminItem
  'post /api/events/{key}/schedule': AdminItem
  'post /api/partners/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/partners/{key}/discard': AdminItem
  'post /api/partners/{key}/schedule': AdminItem
  'post /api/question-categories/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/question-categories/{key}/discard': AdminItem
  'post /api/question-categories/{key}/schedule': AdminItem
  'post /api/questions/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/questions/{key}/discard': AdminItem
  'post /api/questions/{key}/schedule': AdminItem
  'post /api/emergency-signs/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/emergency-signs/{key}/discard': AdminItem
  'post /api/emergency-signs/{key}/schedule': AdminItem
  'post /api/testimonials/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/testimonials/{key}/discard': AdminItem
  'post /api/testimonials/{key}/schedule': AdminItem
  'post /api/package-categories/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/package-categories/{key}/discard': AdminItem
  'post /api/package-categories/{key}/schedule': AdminItem
  'post /api/packages/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/packages/{key}/discard': AdminItem
  'post /api/packages/{key}/schedule': AdminItem
  'post /api/job-offers/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/job-offers/{key}/discard': AdminItem
  'post /api/job-offers/{key}/schedule': AdminItem
  'post /api/main-banners/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/main-banners/{key}/discard': AdminItem
  'post /api/main-banners/{key}/schedule': AdminItem
  'post /api/about-banners/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/about-banners/{key}/discard': AdminItem
  'post /api/about-banners/{key}/schedule': AdminItem
  'post /api/about-description/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/about-description/{key}/discard': AdminItem
  'post /api/settings/{key}/revisions/{earlier}/restore': AdminItem
  'post /api/settings/{key}/discard': AdminItem
  'post /api/admins/content/{kind}/assign': ({ "done": boolean; "key": string; "message": string | null })[]
  'post /api/admins/content/{kind}/bulk': ({ "done": boolean; "key": string; "message": string | null })[]
  'put /api/admins/content/{kind}/order': null
  'get /api/admins/trash': (DeletedItem)[]
  'post /api/admins/trash/{id}/restore': AdminItem
  'get /api/admins/addresses': (AdminListItem)[]
  'get /api/admins/addresses/{key}': AdminItem
  'post /api/addresses': AdminItem
  'get /api/addresses': (ListedAddresses)[]
  'put /api/addresses/{key}': AdminItem
  'delete /api/addresses/{key}': AdminItem
  'get /api/addresses/{key}': Addresses
  'post /api/addresses/{key}/publish': AdminItem
  'post /api/addresses/{key}/archive': AdminItem
  'get /api/admins/specialists': (AdminListItem)[]
  'get /api/admins/specialists/{key}': AdminItem
  'post /api/specialists': AdminItem
  'get /api/specialists': (ListedSpecialists)[]
  'put /api/specialists/{key}': AdminItem
  'delete /api/specialists/{key}': AdminItem
  'get /api/specialists/{key}': Specialists
  'post /api/specialists/{key}/publish': AdminItem
  'post /api/specialists/{key}/archive': AdminItem
  'get /api/admins/units': (AdminListItem)[]
  'get /api/admins/units/{key}': AdminItem
  'post /api/units': AdminItem
  'get /api/units': (ListedUnits)[]
  'put /api/units/{key}': AdminItem
  'delete /api/units/{key}': AdminItem
  'get /api/units/{key}': Units
  'post /api/units/{key}/publish': AdminItem
  'post /api/units/{key}/archive': AdminItem
  'get /api/admins/doctors': (AdminListItem)[]
  'get /api/admins/doctors/{key}': AdminItem
  'post /api/doctors': AdminItem
  'get /api/doctors': (ListedDoctors)[]
  'put /api/doctors/{key}': AdminItem
  'delete /api/doctors/{key}': AdminItem
  'get /api/doctors/{key}': Doctors
  'post /api/doctors/{key}/publish': AdminItem
  'post /api/doctors/{key}/archive': AdminItem
  'get /api/admins/media-categories': (AdminListItem)[]
  'get /api/admins/media-categories/{key}': AdminItem
  'post /api/media-categories': AdminItem
  'get /api/media-categories': (ListedMediaCategories)[]
  'put /api/media-categories/{key}': AdminItem
  'delete /api/media-categories/{key}': AdminItem
  'get /api/media-categories/{key}': MediaCategories
  'post /api/media-categories/{key}/publish': AdminItem
  'post /api/media-categories/{key}/archive': AdminItem
  'get /api/admins/articles': (AdminListItem)[]
  'get /api/admins/articles/{key}': AdminItem
  'post /api/articles': AdminItem
  'get /api/articles': (ListedArticles)[]
  'put /api/articles/{key}': AdminItem
  'delete /api/articles/{key}': AdminItem
  'get /api/articles/{key}': Articles
  'post /api/articles/{key}/publish': AdminItem
  'post /api/articles/{key}/archive': AdminItem
  'get /api/admins/news': (AdminListItem)[]
  'get /api/admins/news/{key}': AdminItem
  'post /api/news': AdminItem
  'get /api/news': (ListedNews)[]
  'put /api/news/{key}': AdminItem
  'delete /api/news/{key}': AdminItem
  'get /api/news/{key}': News
  'post /api/news/{key}/publish': AdminItem
  'post /api/news/{key}/archive': AdminItem
  'get /api/admins/videos': (AdminListItem)[]
  'get /api/admins/videos/{key}': AdminItem
  'post /api/videos': AdminItem
  'get /api/videos': (ListedVideos)[]
  'put /api/videos/{key}': AdminItem
  'delete /api/videos/{key}': AdminItem
  'get /api/videos/{key}': Videos
  'post /api/videos/{key}/publish': AdminItem
  'post /api/videos/{key}/archive': AdminItem
  'get /api/admins/social-medias': (AdminListItem)[]
  'get /api/admins/social-medias/{key}': AdminItem
  'post /api/social-medias': AdminItem
  'get /api/social-medias': (ListedSocialMedias)[]
  'put /api/social-medias/{key}': AdminItem
  'delete /api/social-medias/{key}': AdminItem
  'get /api/social-medias/{key}': SocialMedias
  'post /api/social-medias/{key}/publish': AdminItem
  'post /api/social-medias/{key}/archive': AdminItem
  'get /api/admins/facilities': (AdminListItem)[]
  'get /api/admins/facilities/{key}': AdminItem
  'post /api/facilities': AdminItem
  'get /api/facilities': (ListedFacilities)[]
  'put /api/facilities/{key}': AdminItem
  'delete /api/facilities/{key}': AdminItem
  'get /api/facilities/{key}': Facilities
  'post /api/facilities/{key}/publish': AdminItem
  'post /api/facilities/{key}/archive': AdminItem
  'get /api/admins/events': (AdminListItem)[]
  'get /api/admins/events/{key}': AdminItem
  'post /api/events': AdminItem
  'get /api/events': (ListedEvents)[]
  'put /api/events/{key}': AdminItem
  'delete /api/events/{key}': AdminItem
  'get /api/events/{key}': Events
  'post /api/events/{key}/publish': AdminItem
  'post /api/events/{key}/archive': AdminItem
  'get /api/admins/partners': (AdminListItem)[]
  'get /api/admins/partners/{key}': AdminItem
  'post /api/partners': AdminItem
  'get /api/partners': (ListedPartners)[]
  'put /api/partners/{key}': AdminItem
  'delete /api/partners/{key}': AdminItem
  'get /api/partners/{key}': Partners
  'post /api/partners/{key}/publish': AdminItem
  'post /api/partners/{key}/archive': AdminItem
  'get /api/admins/question-categories': (AdminListItem)[]
  'get /api/admins/question-categories/{key}': AdminItem
  'post /api/question-categories': AdminItem
  'get /api/question-categories': (ListedQuestionCategories)[]
  'put /api/question-categories/{key}': AdminItem
  'delete /api/question-categories/{key}': AdminItem
  'get /api/question-categories/{key}': QuestionCategories
  'post /api/question-categories/{key}/publish': AdminItem
  'post /api/question-categories/{key}/archive': AdminItem
  'get /api/admins/questions': (AdminListItem)[]
  'get /api/admins/questions/{key}': AdminItem
  'post /api/questions': AdminItem
  'get /api/questions': (ListedQuestions)[]
  'put /api/questions/{key}': AdminItem
  'delete /api/questions/{key}': AdminItem
  'get /api/questions/{key}': Questions
  'post /api/questions/{key}/publish': AdminItem
  'post /api/questions/{key}/archive': AdminItem
  'get /api/admins/emergency-signs': (AdminListItem)[]
  'get /api/admins/emergency-signs/{key}': AdminItem
  'post /api/emergency-signs': AdminItem
  'get /api/emergency-signs': (ListedEmergencySigns)[]
  'put /api/emergency-signs/{key}': AdminItem
  'delete /api/emergency-signs/{key}': AdminItem
  'get /api/emergency-signs/{key}': EmergencySigns
  'post /api/emergency-signs/{key}/publish': AdminItem
  'post /api/emergency-signs/{key}/archive': AdminItem
  'get /api/admins/testimonials': (AdminListItem)[]
  'get /api/admins/testimonials/{key}': AdminItem
  'post /api/testimonials': AdminItem
  'get /api/testimonials': (ListedTestimonials)[]
  'put /api/testimonials/{key}': AdminItem
  'delete /api/testimonials/{key}': AdminItem
  'get /api/testimonials/{key}': Testimonials
  'post /api/testimonials/{key}/publish': AdminItem
  'post /api/testimonials/{key}/archive': AdminItem
  'get /api/admins/package-categories': (AdminListItem)[]
  'get /api/admins/package-categories/{key}': AdminItem
  'post /api/package-categories': AdminItem
  'get /api/package-categories': (ListedPackageCategories)[]
  'put /api/package-categories/{key}': AdminItem
  'delete /api/package-categories/{key}': AdminItem
  'get /api/package-categories/{key}': PackageCategories
  'post /api/package-categories/{key}/publish': AdminItem
  'post /api/package-categories/{key}/archive': AdminItem
  'get /api/admins/packages': (AdminListItem)[]
  'get /api/admins/packages/{key}': AdminItem
  'post /api/packages': AdminItem
  'get /api/packages': (ListedPackages)[]
  'put /api/packages/{key}': AdminItem
  'delete /api/packages/{key}': AdminItem
  'get /api/packages/{key}': Packages
  'post /api/packages/{key}/publish': AdminItem
  'post /api/packages/{key}/archive': AdminItem
  'get /api/admins/job-offers': (AdminListItem)[]
  'get /api/admins/job-offers/{key}': AdminItem
  'post /api/job-offers': AdminItem
  'get /api/job-offers': (ListedJobOffers)[]
  'put /api/job-offers/{key}': AdminItem
  'delete /api/job-offers/{key}': AdminItem
  'get /api/job-offers/{key}': JobOffers
  'post /api/job-offers/{key}/publish': AdminItem
  'post /api/job-offers/{key}/archive': AdminItem
  'get /api/admins/main-banners': (AdminListItem)[]
  'get /api/admins/main-banners/{key}': AdminItem
  'post /api/main-banners': AdminItem
  'get /api/main-banners': (ListedMainBanners)[]
  'put /api/main-banners/{key}': AdminItem
  'delete /api/main-banners/{key}': AdminItem
  'get /api/main-banners/{key}': MainBanners
  'post /api/main-banners/{key}/publish': AdminItem
  'post /api/main-banners/{key}/archive': AdminItem
  'get /api/admins/about-banners': (AdminListItem)[]
  'get /api/admins/about-banners/{key}': AdminItem
  'post /api/about-banners': AdminItem
  'get /api/about-banners': (ListedAboutBanners)[]
  'put /api/about-banners/{key}': AdminItem
  'delete /api/about-banners/{key}': AdminItem
  'get /api/about-banners/{key}': AboutBanners
  'post /api/about-banners/{key}/publish': AdminItem
  'post /api/about-banners/{key}/archive': AdminItem
  'get /api/admins/about-description': (AdminListItem)[]
  'get /api/admins/about-description/{key}': AdminItem
  'post /api/about-description': AdminItem
  'put /api/about-description': AdminItem
  'get /api/about-description': AboutDescription
  'get /api/admins/settings': (AdminListItem)[]
  'get /api/admins/settings/{key}': AdminItem
  'post /api/settings': AdminItem
  'put /api/settings': AdminItem
  'get /api/settings': Settings
}
