ALTER TABLE "patient" ADD COLUMN "dependant_of" uuid;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "relationship" text;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "removed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "guarantor" jsonb;--> statement-breakpoint
ALTER TABLE "place_hold" ADD COLUMN "dependant_id" uuid;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_dependant_of_account_id_fk" FOREIGN KEY ("dependant_of") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_hold" ADD CONSTRAINT "place_hold_dependant_id_patient_id_fk" FOREIGN KEY ("dependant_id") REFERENCES "public"."patient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_dependant_of" ON "patient" USING btree ("dependant_of");--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_one_account" CHECK ("patient"."account_id" is null or "patient"."dependant_of" is null);--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_relationship" CHECK (("patient"."dependant_of" is null) = ("patient"."relationship" is null));