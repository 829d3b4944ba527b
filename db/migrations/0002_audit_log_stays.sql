-- An entry of audit_log stays as it is, whoever asks. It may lose who did it, once that account is
-- gone; and what else it says, where the transaction says that it forgets a person. It is deleted
-- after five years at the earliest (features/audit/limits.ts).
CREATE FUNCTION praca_keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.created_at < now() - interval '5 years' THEN
      RETURN OLD;
    END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF NEW IS DISTINCT FROM OLD
      AND to_jsonb(NEW) - 'actor_id' - 'detail' = to_jsonb(OLD) - 'actor_id' - 'detail'
      AND (NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id
        OR NEW.actor_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id))
      AND (NEW.detail = OLD.detail
        OR NEW.detail = '{}' AND current_setting('praca.forgets_person', true) = 'on')
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'an entry of audit_log stays as it is' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION praca_keep_audit_log();
--> statement-breakpoint
CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION praca_keep_audit_log();
