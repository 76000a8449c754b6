CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"role" text NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text,
	"promotional_offers" boolean DEFAULT false NOT NULL,
	"promotional_offers_at" timestamp(3) with time zone,
	"disabled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"schedule_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"timezone" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"place" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"status_reason" text,
	"expires_at" timestamp(3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_code_unique" UNIQUE("code"),
	CONSTRAINT "appointment_times" CHECK ("appointment"."starts_at" < "appointment"."ends_at"),
	CONSTRAINT "appointment_place_positive" CHECK ("appointment"."place" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text,
	"patient_id" uuid,
	"request_id" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"data" jsonb,
	"draft" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"unpublish_at" timestamp(3) with time zone,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "content_has_data" CHECK ("content"."data" is not null or "content"."draft" is not null)
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"appointment_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "patient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"full_name" text NOT NULL,
	"birth_date" date,
	"sex" text,
	"phone" text,
	"address" text,
	"emergency_contact" jsonb,
	"insurance" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patient_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change_id" integer NOT NULL,
	"trigger" text NOT NULL,
	"state" text NOT NULL,
	"release" text,
	"files" integer,
	"changed_files" integer,
	"milliseconds" integer,
	"error" text,
	"started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"live_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "queue_counter" (
	"schedule_id" uuid NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "queue_counter_schedule_id_starts_at_pk" PRIMARY KEY("schedule_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"fields" text[] NOT NULL,
	"data" jsonb NOT NULL,
	"account_id" uuid,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"unit_id" uuid,
	"weekday" smallint NOT NULL,
	"start_time" time(0) NOT NULL,
	"end_time" time(0) NOT NULL,
	"mode" text NOT NULL,
	"slot_minutes" smallint,
	"capacity" integer NOT NULL,
	"room" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"notice_minutes" integer DEFAULT 0 NOT NULL,
	"horizon_days" integer DEFAULT 60 NOT NULL,
	"public" boolean DEFAULT true NOT NULL,
	"external_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_externalId_unique" UNIQUE("external_id"),
	CONSTRAINT "schedule_times" CHECK ("schedule"."start_time" < "schedule"."end_time"),
	CONSTRAINT "schedule_weekday" CHECK ("schedule"."weekday" between 1 and 7),
	CONSTRAINT "schedule_mode" CHECK (("schedule"."mode" = 'slots') = ("schedule"."slot_minutes" is not null)),
	CONSTRAINT "schedule_capacity" CHECK ("schedule"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "schedule_exception" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid,
	"location_id" uuid,
	"kind" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"start_time" time(0),
	"end_time" time(0),
	"minutes" integer,
	"room" text,
	"note" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_exception_dates" CHECK ("schedule_exception"."from_date" <= "schedule_exception"."to_date")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_up" (
	"email" text PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"promotional_offers" boolean NOT NULL,
	"language" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"report" jsonb
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_doctor_id_content_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_location_id_content_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_patient_id_patient_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patient"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_counter" ADD CONSTRAINT "queue_counter_schedule_id_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_doctor_id_content_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_location_id_content_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_unit_id_content_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exception" ADD CONSTRAINT "schedule_exception_doctor_id_content_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exception" ADD CONSTRAINT "schedule_exception_location_id_content_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."content"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_place" ON "appointment" USING btree ("schedule_id","starts_at","place") WHERE status in ('requested', 'accepted', 'checked_in', 'completed');--> statement-breakpoint
CREATE INDEX "appointment_doctor_time" ON "appointment" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_patient" ON "appointment" USING btree ("patient_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_waiting" ON "appointment" USING btree ("expires_at") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "audit_patient" ON "audit_entry" USING btree ("patient_id","at");--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit_entry" USING btree ("object_kind","object_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_kind_key" ON "content" USING btree ("kind","key") WHERE "content"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox_message" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "revision_content_version" ON "revision" USING btree ("content_id","version");--> statement-breakpoint
CREATE INDEX "schedule_doctor" ON "schedule" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "schedule_exception_doctor" ON "schedule_exception" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");