-- needs a stop: the version before does not know who waits for a specialty, and the index on who waits once is replaced
DROP INDEX "waiting_entry_open";--> statement-breakpoint
ALTER TABLE "waiting_entry" ALTER COLUMN "doctor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD COLUMN "specialist_id" uuid;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_specialist_id_content_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entry_open_specialty" ON "waiting_entry" USING btree ("patient_id","specialist_id") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_entry_queue_specialty" ON "waiting_entry" USING btree ("specialist_id","queued_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entry_open" ON "waiting_entry" USING btree ("patient_id","doctor_id") WHERE status in ('waiting', 'offered') and specialist_id is null;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_for_somebody" CHECK (num_nonnulls("waiting_entry"."doctor_id", "waiting_entry"."specialist_id") > 0);