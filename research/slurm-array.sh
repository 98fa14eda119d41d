#!/bin/bash
# A simulation as an array of Slurm jobs, without Dask: each job plays one part. The first word is the number of parts.
#
#   sbatch --array=1-200 research/slurm-array.sh 200 --rules maze --games 10000000
#   sbatch --array=7 research/slurm-array.sh 200 --rules maze --games 10000000      the seventh part once more
#   sahkku merge parts/*.json
#   cat parts/*.jsonl > games.jsonl
#
#SBATCH --job-name=sahkku
#SBATCH --cpus-per-task=1
#SBATCH --time=01:00:00
set -euo pipefail

if [[ ! ${1-} =~ ^[1-9][0-9]*$ ]]; then
  echo "slurm-array: the first word is the number of parts, such as 200" >&2
  exit 2
fi
parts=$1
shift
part=$SLURM_ARRAY_TASK_ID/$parts
file=parts/$SLURM_ARRAY_TASK_ID
mkdir -p parts
sahkku simulate "$@" --part "$part" --threads 1 --rows "$file.jsonl" --format counts > "$file.unfinished"
# A part has its name only when it is whole: a job that was ended is run again.
mv "$file.unfinished" "$file.json"
