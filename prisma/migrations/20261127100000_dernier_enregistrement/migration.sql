-- Compatible : une colonne que la version d'avant ne lit ni n'écrit. Who saved a draft last, which the author of its first save may
-- not be; and what a syndic in place joins to what it says against a request.
ALTER TABLE declaration ADD COLUMN enregistre_par_id int REFERENCES utilisateur (id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE demande ADD COLUMN contestation_document_id uuid REFERENCES document (id) ON UPDATE CASCADE ON DELETE SET NULL;
