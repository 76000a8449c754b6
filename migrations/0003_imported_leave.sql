ALTER TABLE "schedule_exception" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "schedule_exception" ADD CONSTRAINT "schedule_exception_externalId_unique" UNIQUE("external_id");