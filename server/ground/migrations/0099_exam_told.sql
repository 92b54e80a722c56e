ALTER TABLE "office_points" ADD COLUMN "exam_day" date;--> statement-breakpoint
ALTER TABLE "office_points" ADD COLUMN "exam_time" text;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER office_points_values_whole AFTER INSERT OR DELETE ON office_points
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind exam_day exam_time closed_at');

CREATE OR REPLACE TRIGGER office_points_values AFTER UPDATE ON office_points
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.exam_day IS DISTINCT FROM NEW.exam_day OR
    OLD.exam_time IS DISTINCT FROM NEW.exam_time OR OLD.closed_at IS DISTINCT FROM NEW.closed_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind exam_day exam_time closed_at');
