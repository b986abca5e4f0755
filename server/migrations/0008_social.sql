CREATE TABLE "system_social_code" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"type" smallint NOT NULL,
	"state_hash" varchar(64) NOT NULL,
	"openid" varchar(128) NOT NULL,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_social_state" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"state_hash" varchar(64) NOT NULL,
	"social_user_id" bigint,
	"code_hash" varchar(64),
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_social_binding" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"social_user_id" bigint NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_social_user" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"tenant_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"openid" varchar(128) NOT NULL,
	"nickname" varchar(64) NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "system_social_binding" ADD CONSTRAINT "system_social_binding_social_user_id_system_social_user_id_fk" FOREIGN KEY ("social_user_id") REFERENCES "public"."system_social_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_code_hash" ON "system_social_code" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_state_hash" ON "system_social_state" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "system_social_state_expires" ON "system_social_state" USING btree ("expires_time");--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_binding_account" ON "system_social_binding" USING btree ("social_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_binding_user" ON "system_social_binding" USING btree ("user_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "system_social_user_openid" ON "system_social_user" USING btree ("tenant_id","type","openid");