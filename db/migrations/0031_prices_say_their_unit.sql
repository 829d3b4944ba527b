ALTER TABLE "offers" ADD COLUMN "monthly_from_unit" "plan_unit";--> statement-breakpoint
-- Of the plan that the price is of: the least of those paid by month or year, or a free one where nothing is paid.
UPDATE "offers" SET "monthly_from_unit" = (
	SELECT (plan ->> 'por')::"plan_unit"
	FROM "offer_facts" AS facts, jsonb_array_elements(facts."value") AS plan
	WHERE facts."offer_id" = "offers"."id" AND facts."fact" = 'planos'
		AND plan ->> 'por' <> 'uso' AND plan ->> 'periodo' <> 'unico' AND plan ->> 'precoCentavos' IS NOT NULL
	ORDER BY (plan ->> 'precoCentavos')::numeric = 0,
		(plan ->> 'precoCentavos')::numeric / CASE plan ->> 'periodo' WHEN 'anual' THEN 12 ELSE 1 END
	LIMIT 1
) WHERE "monthly_from_cents" IS NOT NULL;
