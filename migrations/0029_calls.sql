CREATE TABLE "call_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_item_id" uuid NOT NULL,
	"called_by" uuid NOT NULL,
	"called_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"result" text
);
--> statement-breakpoint
ALTER TABLE "call_item" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "call_item" ADD COLUMN "new_appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "call_attempt" ADD CONSTRAINT "call_attempt_call_item_id_call_item_id_fk" FOREIGN KEY ("call_item_id") REFERENCES "public"."call_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_attempt_item" ON "call_attempt" USING btree ("call_item_id","called_at");--> statement-breakpoint
CREATE UNIQUE INDEX "call_attempt_going_on" ON "call_attempt" USING btree ("call_item_id") WHERE result is null;