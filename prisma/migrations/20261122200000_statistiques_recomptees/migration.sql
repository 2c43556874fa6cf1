-- Counts that were withheld are published now, others are rounded: every quarter is counted again by the worker, its
-- reports made again. Until then it is said to be provisional.
UPDATE "trimestre_statistique" SET "provisoire" = true;
