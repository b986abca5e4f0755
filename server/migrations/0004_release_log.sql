CREATE TABLE "infra_release_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"action" varchar(20) NOT NULL,
	"name" varchar(64) NOT NULL,
	"release" varchar(100),
	"message" varchar(200),
	"revision" integer NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"code" integer,
	"refusal" text,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"nickname" varchar(30) NOT NULL,
	"user_ip" varchar(50) NOT NULL,
	"trace_id" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "infra_release_log_name" ON "infra_release_log" USING btree ("name","time");