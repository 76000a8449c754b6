CREATE TABLE "answer_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"was" text NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"answer" text,
	"new_appointment_id" uuid
);
--> statement-breakpoint
CREATE TABLE "call_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"news" text NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp(3) with time zone,
	"done_by" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "place_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "place_hold_patientId_unique" UNIQUE("patient_id")
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_appointment_id_kind_starts_at_pk" PRIMARY KEY("appointment_id","kind","starts_at")
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "source" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "given_up_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_link" ADD CONSTRAINT "answer_link_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_item" ADD CONSTRAINT "call_item_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_hold" ADD CONSTRAINT "place_hold_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_hold" ADD CONSTRAINT "place_hold_doctor_id_content_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_hold" ADD CONSTRAINT "place_hold_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_link_appointment" ON "answer_link" USING btree ("appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_item_open" ON "call_item" USING btree ("appointment_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "place_hold_doctor_time" ON "place_hold" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_coming" ON "appointment" USING btree ("starts_at") WHERE status = 'accepted';