CREATE TABLE "product_brand" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(255) NOT NULL,
	"pic_url" varchar(255) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"description" varchar(1024),
	"status" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"parent_id" bigint DEFAULT 0 NOT NULL,
	"name" varchar(255) NOT NULL,
	"pic_url" varchar(255) NOT NULL,
	"big_pic_url" varchar(255),
	"sort" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"description" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "product_sku" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"spu_id" bigint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"price" integer NOT NULL,
	"market_price" integer DEFAULT 0 NOT NULL,
	"cost_price" integer DEFAULT 0 NOT NULL,
	"bar_code" varchar(64),
	"pic_url" varchar(255) NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"weight" double precision,
	"volume" double precision,
	"first_brokerage_price" integer DEFAULT 0 NOT NULL,
	"second_brokerage_price" integer DEFAULT 0 NOT NULL,
	"warn_stock" integer,
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"properties_key" varchar(500) NOT NULL,
	CONSTRAINT "product_sku_price" CHECK ("product_sku"."price" >= 0),
	CONSTRAINT "product_sku_stock" CHECK ("product_sku"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_spu" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"name" varchar(128) NOT NULL,
	"keyword" varchar(256) NOT NULL,
	"introduction" varchar(256) NOT NULL,
	"description" text NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"pic_url" varchar(255) NOT NULL,
	"slider_pic_urls" jsonb,
	"video_url" varchar(255),
	"unit" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"spec_type" boolean DEFAULT false NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"market_price" integer DEFAULT 0 NOT NULL,
	"cost_price" integer DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"delivery_template_id" bigint,
	"delivery_types" jsonb,
	"recommend_hot" boolean DEFAULT false NOT NULL,
	"recommend_benefit" boolean DEFAULT false NOT NULL,
	"recommend_best" boolean DEFAULT false NOT NULL,
	"recommend_new" boolean DEFAULT false NOT NULL,
	"recommend_good" boolean DEFAULT false NOT NULL,
	"give_integral" integer DEFAULT 0 NOT NULL,
	"sub_commission_type" boolean DEFAULT false NOT NULL,
	"activity_orders" jsonb,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"virtual_sales_count" integer DEFAULT 0 NOT NULL,
	"browse_count" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "product_spu_stock" CHECK ("product_spu"."stock" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_brand_name" ON "product_brand" USING btree ("tenant_id","name") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "product_brand_by_name" ON "product_brand" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "product_brand_by_sort" ON "product_brand" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "product_brand_by_status" ON "product_brand" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "product_brand_by_create_time" ON "product_brand" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "product_category_parent" ON "product_category" USING btree ("tenant_id","parent_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_sku_properties" ON "product_sku" USING btree ("spu_id","properties_key") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "product_sku_spu" ON "product_sku" USING btree ("spu_id");--> statement-breakpoint
CREATE INDEX "product_spu_status" ON "product_spu" USING btree ("tenant_id","status","sort" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_spu_category" ON "product_spu" USING btree ("tenant_id","category_id");--> statement-breakpoint
CREATE INDEX "product_spu_brand" ON "product_spu" USING btree ("tenant_id","brand_id");--> statement-breakpoint
CREATE INDEX "product_spu_stock_left" ON "product_spu" USING btree ("tenant_id","stock");--> statement-breakpoint
CREATE INDEX "product_spu_by_name" ON "product_spu" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "product_spu_by_price" ON "product_spu" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "product_spu_by_stock" ON "product_spu" USING btree ("stock","id");--> statement-breakpoint
CREATE INDEX "product_spu_by_sales_count" ON "product_spu" USING btree ("sales_count","id");--> statement-breakpoint
CREATE INDEX "product_spu_by_sort" ON "product_spu" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "product_spu_by_create_time" ON "product_spu" USING btree ("create_time","id");