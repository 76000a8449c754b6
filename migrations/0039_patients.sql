CREATE TABLE "patient_merge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"merged_by" uuid,
	"merged_at" timestamp(3) with time zone NOT NULL,
	"filled" text[] DEFAULT '{}' NOT NULL,
	"appointments" uuid[] DEFAULT '{}' NOT NULL,
	"waiting_entries" uuid[] DEFAULT '{}' NOT NULL,
	"ended_entries" uuid[] DEFAULT '{}' NOT NULL,
	"kept_updated_at" timestamp(3) with time zone NOT NULL,
	"merged_updated_at" timestamp(3) with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "record_number" text CONSTRAINT "patient_record_number" UNIQUE;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "desk_notes" text;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
CREATE INDEX "patient_merge_kept" ON "patient_merge" USING btree ("kept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "patient_merge_merged" ON "patient_merge" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "patient_phone" ON "patient" USING btree (regexp_replace(regexp_replace("phone", '\D', '', 'g'), '^(62|0)', ''));--> statement-breakpoint
CREATE INDEX "patient_birth_date" ON "patient" USING btree ("birth_date");--> statement-breakpoint
CREATE INDEX "patient_merged_into" ON "patient" USING btree ("merged_into") WHERE merged_into is not null;