import { join } from 'node:path'
import { derniere, git, refDe } from '../../boot/versions/publiees.ts'
import { type Arbre, arbreDe, present, presentAvec } from './arbre.ts'

/** What a migration that only adds does to the tables that are read and written most. */
const AJOUT = `ALTER TABLE copropriete ADD COLUMN essai_niveau int;
ALTER TABLE declaration ADD COLUMN essai_niveau jsonb NOT NULL DEFAULT '{}';
ALTER TABLE mandat ADD COLUMN essai_niveau text;
ALTER TABLE utilisateur ADD COLUMN essai_niveau text NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN essai_niveau timestamptz;
ALTER TABLE outbox ADD COLUMN essai_niveau int NOT NULL DEFAULT 0;
ALTER TYPE statut_outbox ADD VALUE 'ESSAI_NIVEAU';
CREATE TABLE essai_niveau (id serial PRIMARY KEY, copropriete_id int NOT NULL REFERENCES copropriete (id));
CREATE INDEX essai_niveau_idx ON copropriete (essai_niveau);
`
const MIGRATION = { nom: '20990101000000_essai_niveau', sql: AJOUT }

/** The two versions of the drill; or why there are none, in a sentence. */
export const choisirVersions = async (
  dossier: string,
  { depuis, incompatible }: { depuis?: string | undefined; incompatible: boolean },
  dire: (ligne: string) => void,
): Promise<{ avant: Arbre; apres: Arbre } | string> => {
  const publiee = derniere()
  const ref = depuis ?? refDe(publiee)
  if (depuis !== undefined && git('rev-parse', '--verify', '--quiet', depuis) === null)
    return `« ${depuis} » n’est pas dans ce clone.`
  if (ref !== null && !incompatible)
    return {
      avant: await arbreDe(ref, depuis ?? publiee.version, join(dossier, 'avant')),
      apres: present('présent'),
    }
  dire(
    incompatible
      ? 'Le code présent, puis le même avec une migration marquée incompatible : l’exercice doit échouer.'
      : `${publiee.version}, la dernière version publiée, n’est pas dans ce clone : l’exercice joue le code présent, puis le même avec une migration de plus.`,
  )
  const sql = incompatible ? `-- Exige 99.0.0 : l’exercice le demande\n${AJOUT}` : AJOUT
  return {
    avant: present('N−1'),
    apres: await presentAvec({ ...MIGRATION, sql }, 'N', join(dossier, 'apres')),
  }
}
