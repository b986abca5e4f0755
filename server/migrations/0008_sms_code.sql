CREATE TABLE "system_sms_code" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"scene" smallint NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "system_sms_code_mobile" ON "system_sms_code" USING btree ("tenant_id","mobile");--> statement-breakpoint
CREATE INDEX "system_sms_code_time" ON "system_sms_code" USING btree ("create_time");