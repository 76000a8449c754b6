CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- One patient cannot be in two places at once. Writers lock the patient's row first, as this constraint alone deadlocks under contention.
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_patient_overlap"
  EXCLUDE USING gist ("patient_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE (status in ('requested', 'accepted', 'checked_in', 'completed'));
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER revision_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "revision"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
