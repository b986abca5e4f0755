CREATE TABLE "cjy_content_text" (
	"id" bigint PRIMARY KEY NOT NULL,
	"rules" smallint NOT NULL,
	"searched" text NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cjy_content_text" ADD CONSTRAINT "cjy_content_text_id_cjy_column_info_id_fk" FOREIGN KEY ("id") REFERENCES "public"."cjy_column_info"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cjy_content_text_terms" ON "cjy_content_text" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "cjy_content_text" ALTER COLUMN "searched" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE FUNCTION "cjy_content_text_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "cjy_content_text" WHERE "id" = old."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "cjy_content_text_forget" AFTER UPDATE OF "title", "summary", "content" ON "cjy_column_info"
FOR EACH ROW WHEN ((old."title", old."summary", old."content") IS DISTINCT FROM (new."title", new."summary", new."content"))
EXECUTE FUNCTION "cjy_content_text_forget"();
--> statement-breakpoint
CREATE FUNCTION "cjy_content_found"("sought" text[], "words" text) RETURNS SETOF bigint LANGUAGE sql STABLE SET enable_seqscan = off AS $$
	SELECT "id" FROM "cjy_content_text" WHERE "terms" @> "sought" AND ("words" IS NULL OR strpos("searched", "words") > 0)
$$;
