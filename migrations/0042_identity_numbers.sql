ALTER TABLE "patient" ADD COLUMN "nik" text;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "nik_hash" text;--> statement-breakpoint
CREATE INDEX "patient_nik" ON "patient" USING btree ("nik_hash") WHERE nik_hash is not null;