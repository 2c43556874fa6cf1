import { each, type Rule } from './rule.ts'
import { isTest } from './sources.ts'

const HOUSE = /^(apps\/(api|web)\/src|packages\/(domain|contract|client|ui)\/src)\//
/** The clocks themselves. */
const CLOCKS =
  /^apps\/(api\/src\/platform\/clock(\.repository|\.sql)?|web\/src\/components\/declaration\/aujourdhui)\.ts$/
/** What waits, lasts or is tried again: delays of the machine, which a rehearsal does not move. */
const MEASURES =
  /\/(platform\/(idempotency|outbox|rate-limit|relay(-processor)?)|modules\/(envois\/(envois|recapitulatif)|journal\/sceau|mesures\/mesures|webhooks\/webhooks)\.repository)\.ts$/
const INSTANT =
  /(?<![\w.])(now\(\)|(clock|statement|transaction)_timestamp\(\)|current_(date|timestamp)\b|localtimestamp\b)/i

/** The register's day and instant come from its clock: `Clock`, `maintenant()`, `aujourdhui()`. */
export const CLOCK_RULE: Rule = {
  nom: 'heure prise ailleurs qu’à l’horloge du registre',
  auPlus: 0,
  faults: each((s) => {
    if (!HOUSE.test(s.path) || isTest(s.path) || CLOCKS.test(s.path)) return []
    const said = s.strings.filter((text) => INSTANT.test(text)).map((x) => x.trim().slice(0, 60))
    return [...s.instants, ...(MEASURES.test(s.path) ? [] : said)]
  }),
}
