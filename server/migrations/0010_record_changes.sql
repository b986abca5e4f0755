CREATE TABLE "system_record_change" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"resource" varchar(64) NOT NULL,
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"username" varchar(50) NOT NULL,
	"action" varchar(10) NOT NULL,
	"fields" jsonb NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "system_record_change_record" ON "system_record_change" USING btree ("resource","record_id","id");--> statement-breakpoint
CREATE INDEX "system_record_change_age" ON "system_record_change" USING btree ("create_time");