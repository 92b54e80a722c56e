CREATE TABLE "tree_nodes" (
	"tree" text NOT NULL,
	"level" smallint NOT NULL,
	"index" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "tree_nodes_tree_level_index_pk" PRIMARY KEY("tree","level","index")
);
--> statement-breakpoint
ALTER TABLE "record_seals" ADD COLUMN "leaf" "bytea";--> statement-breakpoint
CREATE TRIGGER tree_nodes_append_only BEFORE UPDATE OR DELETE ON tree_nodes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tree_nodes_no_truncate BEFORE TRUNCATE ON tree_nodes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
