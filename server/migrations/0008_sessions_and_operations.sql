CREATE TABLE "system_former_refresh_token" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"refresh_token_id" bigint NOT NULL,
	"salt" varchar(32) NOT NULL,
	"replaced_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_operate_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"trace_id" varchar(64) NOT NULL,
	"user_id" bigint NOT NULL,
	"username" varchar(50) NOT NULL,
	"type" smallint NOT NULL,
	"request_method" varchar(10) NOT NULL,
	"request_url" varchar(200) NOT NULL,
	"record_id" varchar(64),
	"result_code" integer NOT NULL,
	"result_msg" varchar(200),
	"duration_ms" integer NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"user_agent" varchar(200) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "system_former_refresh_token" ADD CONSTRAINT "system_former_refresh_token_refresh_token_id_system_refresh_token_id_fk" FOREIGN KEY ("refresh_token_id") REFERENCES "public"."system_refresh_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "system_former_refresh_token_sign_in" ON "system_former_refresh_token" USING btree ("refresh_token_id");--> statement-breakpoint
CREATE INDEX "system_operate_log_time" ON "system_operate_log" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE INDEX "system_operate_log_age" ON "system_operate_log" USING btree ("create_time");