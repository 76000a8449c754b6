CREATE TABLE "former_email" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"until" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "audit_seal_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
ALTER TABLE "schedule_exception" ADD COLUMN "untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "former_email" ADD CONSTRAINT "former_email_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_email_account" ON "former_email" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "former_email_address" ON "former_email" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "audit_seal_time" ON "audit_seal" USING btree ("sealed_at");--> statement-breakpoint
CREATE INDEX "patient_caller" ON "patient" USING btree (regexp_replace("phone", '\D', '', 'g')) WHERE account_id is null;--> statement-breakpoint
CREATE INDEX "schedule_exception_untold" ON "schedule_exception" USING btree ("doctor_id") WHERE untold;--> statement-breakpoint
CREATE TRIGGER audit_seal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seal"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
