-- A card played the whole video in its smallest rendition; its preview is a short file of its own.
UPDATE videos SET preview = replace(replace(preview, '/240p.mp4', '/preview.mp4'), '/426p.mp4', '/preview.mp4') WHERE preview IS NOT NULL;
