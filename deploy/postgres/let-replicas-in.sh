#!/bin/sh
# Run once, when the primary of compose.yaml is made: by itself it lets no replica in.
echo "host replication praca 172.30.0.0/16 scram-sha-256" >> "$PGDATA/pg_hba.conf"
