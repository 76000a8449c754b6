ALTER TABLE "place_hold" ADD COLUMN "waiting_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD COLUMN "weekdays" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD COLUMN "day_part" text;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_replaces_appointment_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."appointment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_weekdays" CHECK ("waiting_entry"."weekdays" <@ '{1,2,3,4,5,6,7}');--> statement-breakpoint
UPDATE "place_hold" h SET "waiting_entry_id" = w."id" FROM "waiting_entry" w
  WHERE w."status" = 'offered' AND w."doctor_id" = h."doctor_id" AND w."patient_id" = coalesce(h."dependant_id", h."patient_id");
