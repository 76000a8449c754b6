CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"topic" text NOT NULL,
	"location" text,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"answered_by" uuid,
	"send_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_message_sendKey_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "job_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"offer" text NOT NULL,
	"offer_title" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"city" text,
	"education" text,
	"experience" text,
	"licences" text,
	"message" text,
	"language" text NOT NULL,
	"cv_id" uuid,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_at" timestamp(3) with time zone NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"retention_until" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"send_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_application_reference_unique" UNIQUE("reference"),
	CONSTRAINT "job_application_sendKey_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_cv_id_stored_file_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_list" ON "contact_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "job_application_list" ON "job_application" USING btree ("offer","status","created_at");--> statement-breakpoint
CREATE INDEX "job_application_retention" ON "job_application" USING btree ("retention_until");