CREATE TABLE "waiting_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"status" text NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_entry_dates" CHECK ("waiting_entry"."from_date" <= "waiting_entry"."to_date")
);
--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_doctor_id_content_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entry_open" ON "waiting_entry" USING btree ("patient_id","doctor_id") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_entry_queue" ON "waiting_entry" USING btree ("doctor_id","queued_at") WHERE status = 'waiting';