ALTER TABLE "product_brand" ALTER COLUMN "pic_url" SET DATA TYPE varchar(1024);--> statement-breakpoint
ALTER TABLE "product_category" ALTER COLUMN "pic_url" SET DATA TYPE varchar(1024);--> statement-breakpoint
ALTER TABLE "product_category" ALTER COLUMN "big_pic_url" SET DATA TYPE varchar(1024);--> statement-breakpoint
ALTER TABLE "product_sku" ALTER COLUMN "pic_url" SET DATA TYPE varchar(1024);--> statement-breakpoint
ALTER TABLE "product_spu" ALTER COLUMN "pic_url" SET DATA TYPE varchar(1024);