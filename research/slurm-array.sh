#!/bin/bash
# A simulation as an array of Slurm jobs, without Dask: each job plays one part.
#
#   sbatch --array=1-200 research/slurm-array.sh --rules maze --games 10000000
#   sahkku merge parts/*.json
#
#SBATCH --job-name=sahkku
#SBATCH --cpus-per-task=1
#SBATCH --time=01:00:00
set -euo pipefail

part=$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT
file=parts/$SLURM_ARRAY_TASK_ID
mkdir -p parts
sahkku simulate "$@" --part "$part" --threads 1 --rows "$file.parquet" --format counts > "$file.unfinished"
# A part has its name only when it is whole: a job that was ended is run again.
mv "$file.unfinished" "$file.json"
