-- An editor, a date or an import takes a doctor, a package or a location off the site. Appointments with it stay as they are.
CREATE FUNCTION notify_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM appointment
    WHERE (doctor_id = new.id OR location_id = new.id) AND status IN ('requested', 'accepted') AND starts_at > now()
  ) THEN
    INSERT INTO notification (kind, scope, object_id) VALUES ('withdrawn', 'desk', new.id::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_withdrawn_notifies AFTER UPDATE OF "status", "deleted_at" ON "content"
  FOR EACH ROW WHEN (
    new.kind IN ('doctors', 'packages', 'addresses')
    AND old.status = 'published' AND old.deleted_at IS NULL
    AND (new.status <> 'published' OR new.deleted_at IS NOT NULL)
  ) EXECUTE FUNCTION notify_withdrawn();
